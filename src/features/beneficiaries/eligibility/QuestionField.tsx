import { useId } from 'react'
import type { EligibilityQuestion } from '../../../domain/programme/eligibility'
import { FieldError } from '../../../ui/fields/FieldError'
import { eligibilityCopy as copy, eligibilityQuestionCopy } from './copy'

/** One question with its answers; none is selected at first. */
export function QuestionField({
  question,
  number,
  missing,
}: {
  question: EligibilityQuestion
  number: number
  missing: boolean
}) {
  const id = useId()
  const words = eligibilityQuestionCopy[question]
  return (
    <fieldset
      data-missing={missing || undefined}
      aria-describedby={missing ? `${id}-error` : undefined}
    >
      <legend className="font-semibold">
        <span className="text-accent-ink tabular-nums">{number}.</span> {words.question}
      </legend>
      {missing && <FieldError id={`${id}-error`}>{copy.missing}</FieldError>}
      <div className="mt-2 flex flex-wrap gap-2">
        {Object.entries(words.answers).map(([answer, { label }]) => (
          <label
            key={answer}
            className="flex min-h-11 items-center gap-3 rounded-control border border-edge bg-surface px-inset has-checked:border-brand has-checked:bg-brand-soft"
          >
            <input
              type="radio"
              name={question}
              value={answer}
              className="size-5 shrink-0 accent-brand"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
