import { useState } from 'react'
import { checkStep } from '../../../domain/grant-form/steps'
import { CheckAnswers } from './CheckAnswers'
import { applyCopy, checkCopy as copy } from '../copy'

/** The check of all answers in the one-page view: below the form, shown on request. */
export function OnePageCheck() {
  const [open, setOpen] = useState(false)
  return (
    <section aria-labelledby="review">
      <h2 id="review" className="text-2xl">
        {checkStep.title}
      </h2>
      <p className="mt-1 text-muted">{applyCopy.checkLead}</p>
      <details className="mt-3" onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="inline-flex min-h-11 items-center font-semibold text-brand underline">
          {open ? copy.hide : copy.show}
        </summary>
        {open && <CheckAnswers Heading="h3" />}
      </details>
    </section>
  )
}
