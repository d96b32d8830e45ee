/* Arithmetic with calendar days, `YYYY-MM-DD`, in UTC, where every day has 24 hours. */

const dayLength = 86_400_000

/** The date this many days after a day; before it for a negative number. */
export function laterDay(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayLength).toISOString().slice(0, 10)
}

/** The number of days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayLength)
}

/** Whether the calendar has this day: browsers take 31 February for 3 March. */
export function hasDay(day: string): boolean {
  const date = new Date(`${day}T00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
}
