import { dayOf, type TouchedOn } from '../dayOf'
import { movedDate } from '../../sample/movedDates'
import type { Samples } from '../../sample/samples'
import { adminSample } from './adminSample'
import type { AdminApplication } from '../application'

/**
 * The sample applications as of a day; empty without sample data. One that was decided on
 * stands still from then on.
 */
export function adminSampleOn({ on, today }: Samples, decidedOn?: TouchedOn): AdminApplication[] {
  if (!on) return []
  return adminSample.map((application) => ({
    ...application,
    submittedDate: movedDate(application.submittedDate, dayOf(application.id, today, decidedOn)),
  }))
}
