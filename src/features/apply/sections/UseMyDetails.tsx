import { UserRound } from 'lucide'
import type { GrantValues, Section } from '../../../domain/grant-form/grantForm'
import { Button } from '../../../ui/page/Button'
import { useApply } from '../ApplyContext'
import { teamCopy as copy } from '../copy'
import { focusField } from '../focusField'
import { useFormValue } from '../useFormValue'
import { Icon } from '../../../ui/page/Icon'

/** Fills the first member's blank fields from the applicant's profile; offered while there are any. */
export function UseMyDetails({ section }: { section: Section }) {
  const { answers, own } = useApply()
  const toFill = ([member = {}]: GrantValues['teamMembers']) =>
    section.fields.flatMap((field) => {
      const detail = field.own && own[field.own]
      return detail && !member[field.name] ? [{ name: field.name, detail }] : []
    })
  const offered = useFormValue(answers, ({ teamMembers }) => toFill(teamMembers).length > 0)
  if (!offered) return null

  function use() {
    // Asked anew: a busy phone may show what was typed last only after this press.
    for (const { name, detail } of toFill(answers.getValues().teamMembers))
      answers.setValue(`teamMembers.0.${name}`, detail)
    const [member = {}] = answers.getValues().teamMembers
    const next = section.fields.find(({ name }) => !member[name]) ?? section.fields[0]
    focusField(`teamMembers.0.${next?.name}`)
  }

  return (
    <div>
      <Button variant="secondary" size="small" onClick={use}>
        <Icon shape={UserRound} className="size-5" />
        {copy.ownDetails}
      </Button>
      <p className="mt-1 text-sm text-muted">{copy.ownDetailsHint}</p>
    </div>
  )
}
