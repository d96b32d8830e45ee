import { useState } from 'react'
import { answerAs } from '../../../domain/grant-form/roles'
import { useApply } from '../ApplyContext'
import { applyCopy, startCopy as copy } from '../copy'

/** What to have ready before filling in the form; folded once the form has a title. */
export function BeforeYouStart() {
  const { form, answers } = useApply()
  const [begun] = useState(() => answerAs('title', form, answers.getValues()) !== '')
  return (
    <details open={!begun} className="rounded-card bg-sunken px-4 pb-3 text-sm sm:text-base">
      <summary className="min-h-11 py-2.5 font-semibold">{copy.title}</summary>
      <p>{applyCopy.lead}</p>
      <p className="mt-2">{copy.allNeeded}</p>
      <ul className="mt-1 list-disc space-y-0.5 pl-5">
        {copy.haveReady.map((thing) => (
          <li key={thing}>{thing}</li>
        ))}
      </ul>
    </details>
  )
}
