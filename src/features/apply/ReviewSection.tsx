import { useState } from 'react'
import { answersOf } from '../../domain/grant-form/answers'
import { AnswerList } from '../../ui/AnswerList'
import { useApply } from './ApplyContext'
import { applyCopy as copy } from './copy'
import { useFormValue } from './useFormValue'

/** Every question with its answer, as the receipt will have them. */
export function ReviewSection() {
  const [open, setOpen] = useState(false)
  return (
    <section aria-labelledby="review">
      <h2 id="review" className="text-2xl">
        {copy.review}
      </h2>
      <p className="mt-1 text-muted">{copy.reviewHint}</p>
      <details className="mt-3" onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="inline-flex min-h-11 items-center font-semibold text-brand underline">
          {open ? copy.reviewHide : copy.reviewShow}
        </summary>
        {open && <CurrentAnswers />}
      </details>
    </section>
  )
}

function CurrentAnswers() {
  const { definition, form, attachments } = useApply()
  const answers = useFormValue(form, (values) =>
    JSON.stringify(answersOf(definition, values, (id) => attachments.get(id)?.name)),
  )
  return <AnswerList groups={JSON.parse(answers) as ReturnType<typeof answersOf>} />
}
