import { movedDate } from '../../sample/movedDates'
import type { Samples } from '../../sample/samples'
import { adminSample } from './adminSample'
import type { AdminApplication } from '../application'

/**
 * The sample applications as of a day; empty without sample data. One that was decided on, here by its
 * id with the day, stands still from then on: it was submitted before.
 */
export function adminSampleOn(
  { on, today }: Samples,
  decidedOn: ReadonlyMap<string, string> = new Map(),
): AdminApplication[] {
  if (!on) return []
  return adminSample.map((application) => {
    const decided = decidedOn.get(application.id) ?? today
    const day = decided < today ? decided : today
    return { ...application, submittedDate: movedDate(application.submittedDate, day) }
  })
}
