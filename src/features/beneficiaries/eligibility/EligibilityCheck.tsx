import { useEffect, useRef, useState } from 'react'
import {
  eligibilityOf,
  eligibilityQuestions,
  readEligibilityAnswers,
  type EligibilityAnswers,
} from '../../../domain/programme/eligibility'
import { eligibilityId } from '../../../lib/paths'
import { Button } from '../../../ui/page/Button'
import { eligibilityCopy as copy } from './copy'
import { EligibilityResult } from './EligibilityResult'
import { QuestionField } from './QuestionField'

/** Six questions and a clear answer with its reasons. Nothing is saved or sent. */
export function EligibilityCheck({ apply }: { apply: { to: string; label: string } }) {
  const form = useRef<HTMLFormElement>(null)
  const [answers, setAnswers] = useState<EligibilityAnswers>()
  const [missing, setMissing] = useState<readonly string[]>([])
  const [asked, setAsked] = useState(0)

  useEffect(() => {
    if (asked === 0) return
    const first = form.current?.querySelector<HTMLElement>('[data-missing] input, h3[tabindex]')
    first?.focus()
  }, [asked])

  /**
   * The choices are kept by the radio buttons themselves, and so include those made before the
   * scripts were loaded.
   */
  function read() {
    const given = Object.fromEntries(new FormData(form.current ?? undefined))
    setAnswers(readEligibilityAnswers(given))
    return eligibilityQuestions.filter((question) => !(question in given))
  }

  return (
    <section aria-labelledby={eligibilityId} className="mt-12 rounded-card bg-sunken p-box md:p-8">
      <h2 id={eligibilityId} tabIndex={-1} className="scroll-mt-24 text-2xl">
        {copy.title}
      </h2>
      <p className="mt-2 max-w-3xl text-muted">{copy.lead}</p>
      <form
        ref={form}
        autoComplete="off"
        onSubmit={(event) => event.preventDefault()}
        onChange={() => {
          if (asked > 0) setMissing(read())
        }}
      >
        <ol className="mt-6 space-y-6">
          {eligibilityQuestions.map((question, index) => (
            <li key={question}>
              <QuestionField
                question={question}
                number={index + 1}
                missing={missing.includes(question)}
              />
            </li>
          ))}
        </ol>
        <Button
          className="mt-6"
          onClick={() => {
            setMissing(read())
            setAsked(asked + 1)
          }}
        >
          {copy.result}
        </Button>
        {/* Rendered before it has text, so that screen readers announce changes. */}
        <div aria-live="polite">
          {asked > 0 && missing.length > 0 && <p className="mt-4 text-bad">{copy.missingCount}</p>}
          {answers !== undefined && asked > 0 && (
            <EligibilityResult result={eligibilityOf(answers)} answers={answers} apply={apply} />
          )}
        </div>
      </form>
    </section>
  )
}
