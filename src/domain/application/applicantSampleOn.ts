import { movedDate, movedYear } from '../sample/movedDates'
import type { Samples } from '../sample/samples'
import { applicantSample } from './applicantSample'
import type { ApplicantApplication } from './application'

/** The invented student's applications as of a day; empty without sample data. */
export function applicantSampleOn({ on, today }: Samples): ApplicantApplication[] {
  if (!on) return []
  return applicantSample.map(({ nextDeadline, expectedDecision, ...application }) => {
    const { applicationNumber, submittedDate } = application
    return {
      ...application,
      applicationNumber: movedYear(applicationNumber, submittedDate, today),
      submittedDate: movedDate(submittedDate, today),
      ...(nextDeadline === undefined ? {} : { nextDeadline: movedDate(nextDeadline, today) }),
      ...(expectedDecision === undefined
        ? {}
        : { expectedDecision: movedDate(expectedDecision, today) }),
    }
  })
}
