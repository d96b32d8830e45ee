import { movedDate } from '../../sample/movedDates'
import type { Samples } from '../../sample/samples'
import { adminSample } from './adminSample'
import type { AdminApplication } from '../application'

/** The sample applications as of a day; empty without sample data. */
export function adminSampleOn({ on, today }: Samples): AdminApplication[] {
  if (!on) return []
  return adminSample.map((application) => ({
    ...application,
    submittedDate: movedDate(application.submittedDate, today),
  }))
}
