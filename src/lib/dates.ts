const day = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', year: 'numeric' })
const longDay = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'long', year: 'numeric' })
const time = new Intl.DateTimeFormat('en-IN', {
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
})

/** A calendar date as `YYYY-MM-DD`, or a moment as an ISO string or epoch milliseconds. */
export type DateInput = string | number | Date

/** `5 Mar 2026`; a value that is no date is shown as it came. */
export function formatDate(input: DateInput): string {
  return format(day, input)
}

/** `5 March 2026`. */
export function formatLongDate(input: DateInput): string {
  return format(longDay, input)
}

/** `10:42`, on the 24-hour clock. */
export function formatTime(input: DateInput): string {
  return format(time, input)
}

/** `5 Mar 2026, 10:42`. */
export function formatDateTime(input: DateInput): string {
  return `${formatDate(input)}, ${formatTime(input)}`
}

/** The calendar day of a moment, where the person is, as `YYYY-MM-DD`. */
export function isoDay(moment: number): string {
  const date = new Date(moment)
  const [month, dayOfMonth] = [date.getMonth() + 1, date.getDate()].map((part) =>
    String(part).padStart(2, '0'),
  )
  return `${date.getFullYear()}-${month}-${dayOfMonth}`
}

/** The greeting of the user dashboard (spec §9: cut-offs 12 and 17). */
export function greeting(hour: number): 'Good Morning' | 'Good Afternoon' | 'Good Evening' {
  if (hour < 12) return 'Good Morning'
  if (hour < 17) return 'Good Afternoon'
  return 'Good Evening'
}

function format(formatter: Intl.DateTimeFormat, input: DateInput): string {
  // A calendar date is that day everywhere: read as UTC it would be the day before in the west.
  const date = new Date(isCalendarDate(input) ? `${input}T00:00` : input)
  return Number.isNaN(date.getTime()) ? String(input) : formatter.format(date)
}

function isCalendarDate(input: DateInput): input is string {
  return typeof input === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(input)
}
