import { UserRound } from 'lucide-react'
import type { Section } from '../../../domain/grant-form/grantForm'
import { Button } from '../../../ui/page/Button'
import { useApply } from '../ApplyContext'
import { teamCopy as copy } from '../copy'
import { focusField } from '../focusField'
import type { GrantPath } from '../paths'
import { useFormValue } from '../useFormValue'

/** Fills the first member's blank fields from the applicant's profile; offered while there are any. */
export function UseMyDetails({ section }: { section: Section }) {
  const { form, save, own } = useApply()
  const blank = useFormValue(form, ({ teamMembers }) =>
    section.fields
      .filter((field) => field.own !== undefined && (own[field.own] ?? '') !== '')
      .filter(({ name }) => (teamMembers[0]?.[name] ?? '') === '')
      .map(({ name }) => name)
      .join(),
  )
  if (blank === '') return null

  function use() {
    for (const { name, own: detail } of section.fields) {
      if (detail === undefined || !blank.split(',').includes(name)) continue
      form.setValue(`teamMembers.0.${name}` as GrantPath, own[detail] ?? '')
    }
    save()
    const [member = {}] = form.getValues('teamMembers')
    const next = section.fields.find(({ name }) => (member[name] ?? '') === '') ?? section.fields[0]
    focusField(`teamMembers.0.${next?.name}`)
  }

  return (
    <div>
      <Button variant="secondary" size="small" onClick={use}>
        <UserRound aria-hidden className="size-5" />
        {copy.ownDetails}
      </Button>
      <p className="mt-1 text-sm text-muted">{copy.ownDetailsHint}</p>
    </div>
  )
}
