import { ChevronDown, Trash2 } from 'lucide'
import type { Section } from '../../../domain/grant-form/grantForm'
import { problemsOfSection } from '../../../domain/grant-form/problems'
import { redactorOf } from '../../../domain/grant-form/redact'
import { Button } from '../../../ui/page/Button'
import { useApply } from '../ApplyContext'
import { teamCopy as copy } from '../copy'
import { GrantField } from '../fields/GrantField'
import { useFormValue } from '../useFormValue'
import { FieldsForm } from './FieldsForm'
import { UseMyDetails } from './UseMyDetails'
import { Icon } from '../../../ui/page/Icon'

/** One team member, who folds to a line with name, enrolment number and the number of missing answers. */
export function MemberFields({
  section,
  index,
  open,
  onOpen,
  onRemove,
}: {
  section: Section
  index: number
  open: boolean
  onOpen: (open: boolean) => void
  onRemove: (() => void) | undefined
}) {
  const { form, answers, session } = useApply()
  const line = useFormValue(answers, (values) => {
    const redact = redactorOf(form, values)
    const member = values.teamMembers[index] ?? {}
    const alone = { ...values, teamMembers: [member] }
    return copy.line(
      redact(member['name']?.trim() ?? ''),
      redact(member['enrollmentNo']?.trim() ?? ''),
      problemsOfSection(section, alone, session.files.isKnown).length,
    )
  })
  return (
    <fieldset className="relative isolate min-w-0 border-l-4 border-brand-soft pl-4 sm:pl-6">
      <legend className="float-left flex min-h-11 w-full items-center text-lg font-semibold">
        {copy.member(index + 1)}
      </legend>
      {onRemove !== undefined && (
        <Button
          variant="quiet"
          size="small"
          className="absolute top-0 right-0"
          aria-label={copy.remove(index + 1)}
          once
          onClick={onRemove}
        >
          <Icon shape={Trash2} className="size-5" />
        </Button>
      )}
      <details
        open={open}
        onToggle={(event) => onOpen(event.currentTarget.open)}
        className="group clear-both"
      >
        <summary className="flex min-h-11 items-center justify-between gap-3 text-muted group-open:min-h-13">
          <span className="min-w-0 break-words">{line}</span>
          <Icon
            shape={ChevronDown}
            className="size-5 shrink-0 transition-transform group-open:rotate-180"
          />
        </summary>
        <FieldsForm className="mt-3">
          {index === 0 && <UseMyDetails section={section} />}
          {section.fields.map((field) => (
            <GrantField
              key={field.name}
              field={field}
              own={index === 0 ? field.own : null}
              path={`teamMembers.${index}.${field.name}`}
            />
          ))}
        </FieldsForm>
      </details>
    </fieldset>
  )
}
