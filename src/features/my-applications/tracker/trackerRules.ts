import type { HandIn } from '../../../domain/application/handIn'
import { formatDate } from '../../../lib/dates'
import { hasDay } from '../../../lib/days'
import { trackerCopy } from './copy'

const copy = trackerCopy.problems

/** The dates that entries are checked against; ISO dates. */
export type TrackerDays = { submittedOn: string; today: string; handIn: HandIn }

/** What is wrong with the date of signing, if anything. */
export function signedOnProblem(day: string, days: TrackerDays): string | undefined {
  const problem = dayProblem(day, days)
  if (problem !== undefined || days.handIn.handedIn === undefined) return problem
  const { on } = days.handIn.handedIn
  return day > on ? copy.afterHandIn(formatDate(on)) : undefined
}

/** What is wrong with the date of handing in, if anything. */
export function handedInProblem(day: string, days: TrackerDays): string | undefined {
  const problem = dayProblem(day, days)
  const { signedOn } = days.handIn
  if (problem !== undefined || signedOn === undefined) return problem
  return day < signedOn ? copy.beforeSigning(formatDate(signedOn)) : undefined
}

/** The initial date in the form: today, unless the device's clock is before what was done already. */
export function firstGuess(days: TrackerDays): string {
  return later(days.submittedOn, latest(days))
}

function dayProblem(day: string, days: TrackerDays): string | undefined {
  const { submittedOn, today } = days
  if (!hasDay(day)) return copy.day
  // A clock is or was wrong, and nobody here can tell which one: any day may be the true one.
  if (today < submittedOn) return undefined
  if (day < submittedOn) return copy.beforeSubmitting(formatDate(submittedOn))
  return day > latest(days) ? copy.future : undefined
}

/**
 * Today, or a later day that was entered already, while the clock was ahead or in another time zone:
 * otherwise no day would be late enough for what follows it.
 */
function latest({ today, handIn: { signedOn = '', handedIn } }: TrackerDays): string {
  return later(today, later(signedOn, handedIn?.on ?? ''))
}

function later(one: string, other: string): string {
  return one > other ? one : other
}
