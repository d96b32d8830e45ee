import type { Ref } from 'react'
import type { Problem } from '../../domain/grant-form/problems'
import { CheckAnswers } from './CheckAnswers'
import { ErrorSummary } from './ErrorSummary'
import { StepActions } from './StepActions'
import { SubmitSection } from './SubmitSection'

/**
 * Passed to the end of the form: the problems, their summary, and a function to show the problems of
 * a failed submit.
 */
export type CheckProps = {
  problems: readonly Problem[]
  summary: Ref<HTMLHeadingElement>
  onProblems: (problems: readonly Problem[]) => void
}

/** The last step: what is missing, every answer, and Submit. */
export function CheckScreen({ problems, summary, onProblems }: CheckProps) {
  return (
    <>
      <ErrorSummary problems={problems} ref={summary} />
      <CheckAnswers Heading="h2" />
      <SubmitSection onProblems={onProblems} />
      <StepActions />
    </>
  )
}
