import { formatDateTime, formatTime, isoDay } from '../../lib/dates'

/**
 * When a draft was saved: on the same day the time is enough. Both in epoch milliseconds; what was
 * saved after `now` is compared with the clock: `now` may be from before the computer slept, or the
 * draft from when the clock was ahead.
 */
export function savedMoment(savedAt: number, now: number = Date.now()): string {
  const today = isoDay(savedAt > now ? Date.now() : now)
  return isoDay(savedAt) === today ? formatTime(savedAt) : formatDateTime(savedAt)
}
