import { daysBetween, laterDay } from '../../lib/days'

/** The applicant has handed the signed application to somebody. */
export type HandedIn = {
  /** ISO date. */
  on: string
  /** The person who accepted it. */
  to: string
}

/** How far an application on this device has come on paper, as its applicant reports it. */
export type HandIn = {
  /** ISO date on which it was printed and signed. */
  signedOn?: string
  handedIn?: HandedIn
}

/** Days that a review takes: 4 to 6 weeks (spec §1) from the day it is handed in. */
const reviewDays = { least: 28, most: 42 } as const

/**
 * The first and last ISO date on which a decision can be expected, for an application handed in on
 * this day.
 */
export function decisionDue(handedInOn: string): { from: string; until: string } {
  return {
    from: laterDay(handedInOn, reviewDays.least),
    until: laterDay(handedInOn, reviewDays.most),
  }
}

/** The day of the review on `today`, and its length in days; after the last day the decision is overdue. */
export function reviewDay(
  handedInOn: string,
  today: string,
): { day: number; of: number; overdue: boolean } {
  const day = Math.max(0, daysBetween(handedInOn, today))
  return { day, of: reviewDays.most, overdue: day > reviewDays.most }
}

/** The steps of an application on this device, in order. */
export type HandInStep = 'signed' | 'handed-in' | 'decision'

/** The next step; all steps before it are done. */
export function nextStep({ signedOn, handedIn }: HandIn): HandInStep {
  if (handedIn !== undefined) return 'decision'
  return signedOn === undefined ? 'signed' : 'handed-in'
}
