import { daysBetween, laterDay } from '../../lib/days'

/** The day for which the sample dates are written; on any other day they are shifted. */
export const sampleDay = '2026-11-20'

/**
 * A sample date shifted to the day `today` by whole weeks, so that it keeps its weekday and its
 * distance. '' while today's date is not known.
 */
export function movedDate(date: string, today: string): string {
  if (today === '') return ''
  const weeks = Math.floor(daysBetween(sampleDay, today) / 7)
  return laterDay(date, weeks * 7)
}

/**
 * A text that contains the year of the date, with the year shifted along: ‘Challenge 2027’,
 * `SSIP/POC/2026/118`.
 */
export function movedYear(text: string, date: string, today: string): string {
  if (today === '') return text
  const years = Number(movedDate(date, today).slice(0, 4)) - Number(date.slice(0, 4))
  return text.replace(/\b20\d\d\b/g, (year) => String(Number(year) + years))
}
