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
