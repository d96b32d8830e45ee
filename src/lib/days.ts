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
