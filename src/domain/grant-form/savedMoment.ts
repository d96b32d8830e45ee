import { formatDateTime, formatTime, isoDay } from '../../lib/dates'

/** When a draft was saved: on the same day the time is enough. Both in epoch milliseconds. */
export function savedMoment(savedAt: number, now: number = Date.now()): string {
  return isoDay(savedAt) === isoDay(now) ? formatTime(savedAt) : formatDateTime(savedAt)
}
