import { shownAnswersOf, type PlacedAnswerGroup } from '../../../domain/grant-form/answers'
import { InViewFirst } from '../../../ui/screen/InViewFirst'
import { AnswerList, type AnswerActionProps } from './AnswerList'
import { useApply } from '../ApplyContext'
import { checkCopy as copy } from '../copy'
import { FieldLink } from '../FieldLink'
import { useFormValue } from '../useFormValue'

/** Every question with its answer, as on the receipt, and a link to change each. */
export function CheckAnswers({ Heading }: { Heading: 'h2' | 'h3' }) {
  const { form, answers, attachments } = useApply()
  const groups = useFormValue(answers, (values) =>
    JSON.stringify(shownAnswersOf(form, values, (id) => attachments.get(id)?.name)),
  )
  return (
    <InViewFirst>
      <AnswerList
        groups={JSON.parse(groups) as PlacedAnswerGroup[]}
        Heading={Heading}
        Action={ChangeLink}
      />
    </InViewFirst>
  )
}

function ChangeLink({ answer: { path, label }, group }: AnswerActionProps) {
  return (
    <FieldLink
      path={path}
      sectionId={group.sectionId}
      aria-label={copy.changeAnswer(label, group.title)}
      className="top-0 right-0 flex 2xs:absolute 2xs:inline-flex min-h-11 min-w-11 items-center justify-end text-brand underline underline-offset-4"
    >
      {copy.change}
    </FieldLink>
  )
}
