import { language } from './language'
import { lazily } from './lazily'

const day = lazily(
  () =>
    new Intl.DateTimeFormat(language.locale, { day: 'numeric', month: 'short', year: 'numeric' }),
)
// As the office hours are written (spec §9): `en-IN` would say ‘am’.
const time = lazily(
  () =>
    new Intl.DateTimeFormat(language.id === 'en' ? 'en-US' : language.locale, {
      hour: 'numeric',
      minute: '2-digit',
      hourCycle: 'h12',
    }),
)

/** A calendar date as `YYYY-MM-DD`, or a moment as an ISO string or epoch milliseconds. */
export type DateInput = string | number | Date

/** `5 Mar 2026`; a value that is not a date is returned as it is. */
export function formatDate(input: DateInput): string {
  return format(day(), input)
}

/** `10:42 AM`. */
export function formatTime(input: DateInput): string {
  // Engines put different spaces before AM, and write it small in Hindi.
  return format(time(), input).replace(/\s/g, ' ').toUpperCase()
}

/** `5 Mar 2026, 10:42 AM`. */
export function formatDateTime(input: DateInput): string {
  return `${formatDate(input)}, ${formatTime(input)}`
}

/** The calendar day of a moment where the person is, as `YYYY-MM-DD`. */
export function isoDay(moment: number): string {
  const date = new Date(moment)
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

function format(formatter: Intl.DateTimeFormat, input: DateInput): string {
  // A calendar date is the same day everywhere: read as UTC it would be the day before in the west.
  const date = new Date(isCalendarDate(input) ? `${input}T00:00` : input)
  return Number.isNaN(date.getTime()) ? String(input) : formatter.format(date)
}

function isCalendarDate(input: DateInput): input is string {
  return typeof input === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(input)
}
