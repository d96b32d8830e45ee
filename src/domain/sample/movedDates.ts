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

/** The days on which somebody first did something with a sample record, by its id. */
export type TouchedOn = ReadonlyMap<string, string>

/**
 * The day as of which a sample record is dated: today, and once somebody did something with it the day of
 * that, because it was there before.
 */
export function dayOf(id: string, today: string, touchedOn?: TouchedOn): string {
  const touched = touchedOn?.get(id) ?? today
  return touched < today ? touched : today
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
