import type { HandIn } from '../../../domain/application/handIn'
import { formatDate } from '../../../lib/dates'
import { trackerCopy } from './copy'

const copy = trackerCopy.problems

/** The dates that entries are checked against; ISO dates. */
export type TrackerDays = { submittedOn: string; today: string; handIn: HandIn }

/** What is wrong with the date of signing, if anything. */
export function signedOnProblem(
  day: string,
  { submittedOn, today, handIn }: TrackerDays,
): string | undefined {
  const problem = dayProblem(day, submittedOn, today)
  if (problem !== undefined || handIn.handedIn === undefined) return problem
  const { on } = handIn.handedIn
  return day > on ? copy.afterHandIn(formatDate(on)) : undefined
}

/** What is wrong with the date of handing in, if anything. */
export function handedInProblem(
  day: string,
  { submittedOn, today, handIn: { signedOn } }: TrackerDays,
): string | undefined {
  const problem = dayProblem(day, submittedOn, today)
  if (problem !== undefined || signedOn === undefined) return problem
  return day < signedOn ? copy.beforeSigning(formatDate(signedOn)) : undefined
}

/** The initial date in the form: today, unless the device's clock is before the submission. */
export function firstGuess({ submittedOn, today }: TrackerDays): string {
  return today < submittedOn ? submittedOn : today
}

function dayProblem(day: string, submittedOn: string, today: string): string | undefined {
  if (day === '') return copy.day
  // A clock is or was wrong, and nobody here can tell which one: any day may be the true one.
  if (today < submittedOn) return undefined
  if (day < submittedOn) return copy.beforeSubmitting(formatDate(submittedOn))
  return day > today ? copy.future : undefined
}
