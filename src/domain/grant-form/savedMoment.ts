import { formatDateTime, formatTime, isoDay } from '../../lib/dates'

const minute = 60_000

/**
 * When a draft was saved: on the same day the time is enough. Both in epoch milliseconds; `now` may
 * be a minute old. A day that is still to come, by a clock that was wrong then, is named.
 */
export function savedMoment(savedAt: number, now: number = Date.now()): string {
  const today = [now, now + minute].map(isoDay)
  return today.includes(isoDay(savedAt)) ? formatTime(savedAt) : formatDateTime(savedAt)
}
