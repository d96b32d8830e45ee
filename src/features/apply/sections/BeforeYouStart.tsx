import { ChevronDown } from 'lucide'
import { useState } from 'react'
import { answerAs } from '../../../domain/grant-form/roles'
import { useApply } from '../ApplyContext'
import { applyCopy, startCopy as copy } from '../copy'
import { Icon } from '../../../ui/page/Icon'

/** What to have ready before filling in the form; folded once the form has a title. */
export function BeforeYouStart() {
  const { form, answers } = useApply()
  const [begun] = useState(() => answerAs('title', form, answers.getValues()) !== '')
  return (
    <details open={!begun} className="group rounded-card bg-sunken px-4 text-sm sm:text-base">
      <summary className="flex min-h-11 items-center justify-between gap-3 font-semibold">
        {copy.title}
        <Icon
          shape={ChevronDown}
          className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <p>{applyCopy.lead}</p>
      <p className="mt-2">{copy.allNeeded}</p>
      <ul className="mt-1 list-disc space-y-0.5 pb-3 pl-5">
        {copy.haveReady.map((thing) => (
          <li key={thing}>{thing}</li>
        ))}
      </ul>
    </details>
  )
}
