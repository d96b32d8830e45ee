import { libCopy as copy } from './copy'
import { hasDay } from './days'

/** A calendar date as `YYYY-MM-DD`, or a moment as an ISO string or epoch milliseconds. */
type DateInput = string | number | Date

/*
 * Without `Intl.DateTimeFormat`, whose first one takes a cheap phone 50 ms; a test holds these to what
 * it would write.
 */

/** `5 Mar 2026`; a value that is not a date is returned as it is. */
export function formatDate(input: DateInput): string {
  const date = dateOf(input)
  if (date === undefined) return String(input)
  return copy.date(date.getDate(), copy.months[date.getMonth()] ?? '', date.getFullYear())
}

/** `10:42 AM`, in every language. */
export function formatTime(input: DateInput): string {
  const date = dateOf(input)
  if (date === undefined) return String(input)
  const [hours, minutes] = [date.getHours(), String(date.getMinutes()).padStart(2, '0')]
  return `${hours % 12 || 12}:${minutes} ${hours < 12 ? 'AM' : 'PM'}`
}

/** `5 Mar 2026, 10:42 AM`; a value that is not a date is returned as it is. */
export function formatDateTime(input: DateInput): string {
  return dateOf(input) === undefined ? String(input) : `${formatDate(input)}, ${formatTime(input)}`
}

/** As its day alone, or with the time where it has one: samples have none. */
export function formatWhen(dayOrMoment: string): string {
  return (dayOrMoment.includes(':') ? formatDateTime : formatDate)(dayOrMoment)
}

/** The calendar day where the person is, as `YYYY-MM-DD`; a value that is not a date as it is. */
export function isoDay(input: DateInput): string {
  const date = dateOf(input)
  if (date === undefined) return String(input)
  const [month, dayOfMonth] = [date.getMonth() + 1, date.getDate()].map((part) =>
    String(part).padStart(2, '0'),
  )
  return `${date.getFullYear()}-${month}-${dayOfMonth}`
}

export type PartOfDay = 'morning' | 'afternoon' | 'evening'

/** The part of the day that an hour belongs to, for greetings (spec §9: from 12 and 17). */
export function partOfDay(hour: number): PartOfDay {
  if (hour < 12) return 'morning'
  return hour < 17 ? 'afternoon' : 'evening'
}

function dateOf(input: DateInput): Date | undefined {
  const [day] = (typeof input === 'string' && /^\d{4}-\d{2}-\d{2}/.exec(input)) || []
  if (day !== undefined && !hasDay(day)) return undefined
  // A calendar date is the same day everywhere: read as UTC it would be the day before in the west.
  const date = new Date(day === input ? `${day}T00:00` : input)
  return Number.isNaN(date.getTime()) ? undefined : date
}
