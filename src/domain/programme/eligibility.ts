/** What an answer means: it fits, it can still be fixed, or it rules an application out. */
type Weight = 'fits' | 'later' | 'stops'

/** The stated conditions of both grants (spec §5), each as a question with the meaning of its answers. */
const eligibilityRules = {
  enrolled: { yes: 'fits', no: 'stops' },
  institution: { yes: 'fits', unsure: 'later', no: 'stops' },
  team: { one: 'later', few: 'fits', many: 'later' },
  lead: { yes: 'fits', notYet: 'later' },
  mentor: { yes: 'fits', notYet: 'later' },
  endorsement: { yes: 'fits', notYet: 'later', no: 'stops' },
} as const satisfies Record<string, Record<string, Weight>>

type Rules = typeof eligibilityRules
export type EligibilityQuestion = keyof Rules
/** One answer to each question. */
export type EligibilityAnswers = { [Question in EligibilityQuestion]: keyof Rules[Question] }

export type Eligibility = {
  /** `later`: not yet, but nothing rules it out for good. */
  verdict: 'yes' | 'later' | 'no'
  /** The questions that decided it, in order; all of them for `yes`. */
  because: EligibilityQuestion[]
}

export const eligibilityQuestions = Object.keys(eligibilityRules) as EligibilityQuestion[]

/** Whether somebody with these answers can apply, and why. */
export function eligibilityOf(answers: EligibilityAnswers): Eligibility {
  const weighing = (weight: Weight) =>
    eligibilityQuestions.filter((question) => weightOf(question, answers[question]) === weight)
  const stops = weighing('stops')
  if (stops.length > 0) return { verdict: 'no', because: stops }
  const later = weighing('later')
  if (later.length > 0) return { verdict: 'later', because: later }
  return { verdict: 'yes', because: eligibilityQuestions }
}

function weightOf(question: EligibilityQuestion, answer: string): Weight | undefined {
  const weights: Record<string, Weight> = eligibilityRules[question]
  return weights[answer]
}

/** The answers, provided that each question has one of its valid answers. */
export function readEligibilityAnswers(
  given: Partial<Record<string, unknown>>,
): EligibilityAnswers | undefined {
  const isAnswered = eligibilityQuestions.every(
    (question) => weightOf(question, String(given[question])) !== undefined,
  )
  return isAnswered ? (given as EligibilityAnswers) : undefined
}
