import { dayOf, type TouchedOn } from './dayOf'
import { movedDate, movedYear } from '../sample/movedDates'
import type { Samples } from '../sample/samples'
import { applicantSample } from './applicantSample'
import type { ApplicantApplication } from './application'

/**
 * The invented student's applications as of a day; empty without sample data. One to which files were
 * added was submitted before, and stays so; what is expected of it is ahead all the same.
 */
export function applicantSampleOn(
  { on, today }: Samples,
  addedOn?: TouchedOn,
): ApplicantApplication[] {
  if (!on) return []
  return applicantSample.map(({ nextDeadline, expectedDecision, ...application }) => {
    const { id, applicationNumber, submittedDate } = application
    const day = dayOf(id, today, addedOn)
    return {
      ...application,
      applicationNumber: movedYear(applicationNumber, submittedDate, day),
      submittedDate: movedDate(submittedDate, day),
      ...(nextDeadline === undefined ? {} : { nextDeadline: movedDate(nextDeadline, today) }),
      ...(expectedDecision === undefined
        ? {}
        : { expectedDecision: movedDate(expectedDecision, today) }),
    }
  })
}
