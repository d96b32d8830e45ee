import type { Ref } from 'react'
import type { Problem } from '../../../domain/grant-form/problems'
import { CheckAnswers } from './CheckAnswers'
import { ErrorSummary } from './ErrorSummary'
import { StepActions } from '../steps/StepActions'
import { SubmitSection, type SubmitProps } from './SubmitSection'

/** Passed to the end of the form: the problems, their summary, and what Submit tells the form. */
export type CheckProps = SubmitProps & {
  problems: readonly Problem[]
  summary: Ref<HTMLHeadingElement>
}

/** The last step: what is missing, every answer, and Submit. */
export function CheckScreen({ problems, summary, ...submit }: CheckProps) {
  return (
    <>
      <ErrorSummary problems={problems} ref={summary} />
      <CheckAnswers Heading="h2" />
      <SubmitSection {...submit} />
      <StepActions />
    </>
  )
}
