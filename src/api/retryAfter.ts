import { formatDateTime, formatTime, isoDay } from '../lib/dates'
import { detailCopy as copy } from './detailCopy'

const minute = 60_000
/** Nobody waits for a later one: a server that names it means something else. */
const latest = 30 * 24 * 60 * minute

/**
 * When to try again, by a `Retry-After` in seconds or as a date; undefined where it says nothing. The
 * clock of a cheap phone is often wrong: a date counts from the server's own, where it may be read.
 */
export function retryAfter(headers: Headers): string | undefined {
  const after = headers.get('retry-after') ?? ''
  const now = Date.now()
  const theirs = Date.parse(headers.get('date') ?? '') || now
  const at = now + (/^\d+$/.test(after) ? Number(after) * 1000 : Date.parse(after) - theirs)
  if (!(at > now && at < now + latest)) return undefined
  // A time, because the sentence stays on the screen; the next whole minute is late enough.
  const when = Math.ceil(at / minute) * minute
  return copy.after(isoDay(when) === isoDay(now) ? formatTime(when) : formatDateTime(when))
}
