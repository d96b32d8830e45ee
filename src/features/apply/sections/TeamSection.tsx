import { Plus, Trash2 } from 'lucide-react'
import { useFieldArray } from 'react-hook-form'
import { blankMember, type Section } from '../../../domain/grant-form/grantForm'
import { Button } from '../../../ui/Button'
import { showToast } from '../../../ui/notices'
import { useApply } from '../ApplyContext'
import { applyCopy as copy } from '../copy'
import { GrantField } from '../fields/GrantField'
import { leaderAfterInsert, leaderAfterRemoval } from '../teamLeader'
import { SectionFrame } from './SectionFrame'
import { TeamLeaderField } from './TeamLeaderField'

/** The members: one blank at first, more by Add Member, removal while more than one remain (spec §2). */
export function TeamSection({ section }: { section: Section }) {
  const { definition, form, save } = useApply()
  const { fields, append, remove, insert } = useFieldArray({
    control: form.control,
    name: 'teamMembers',
  })

  function removeMember(index: number) {
    const { teamMembers, teamLeader } = structuredClone(form.getValues())
    const member = teamMembers[index]
    if (member === undefined) return
    remove(index)
    form.setValue('teamLeader', leaderAfterRemoval(teamLeader, index))
    save()
    showToast(copy.memberRemoved(index + 1), {
      label: copy.undo,
      onAction: () => {
        insert(index, member)
        form.setValue(
          'teamLeader',
          leaderAfterInsert(form.getValues('teamLeader'), teamLeader, index),
        )
        save()
      },
    })
  }

  return (
    <SectionFrame section={section}>
      {fields.map((member, index) => (
        <fieldset key={member.id} className="space-y-6 border-l-4 border-brand-soft pl-4 sm:pl-6">
          <legend className="float-left mb-4 flex w-full items-center justify-between gap-3 text-lg font-semibold">
            {copy.memberTitle(index + 1)}
            {fields.length > 1 && (
              <Button
                variant="quiet"
                size="small"
                aria-label={copy.removeMember(index + 1)}
                onClick={() => removeMember(index)}
              >
                <Trash2 aria-hidden className="size-5" />
              </Button>
            )}
          </legend>
          <div className="clear-both space-y-6">
            {section.fields.map((field) => (
              <GrantField
                key={field.name}
                field={field}
                path={`teamMembers.${index}.${field.name}`}
              />
            ))}
          </div>
        </fieldset>
      ))}
      <Button
        variant="secondary"
        onClick={() => {
          append(blankMember(definition), {
            focusName: `teamMembers.${fields.length}.${section.fields[0]?.name}`,
          })
          save()
        }}
      >
        <Plus aria-hidden className="size-5" />
        {copy.addMember}
      </Button>
      {fields.length > 1 && <TeamLeaderField />}
    </SectionFrame>
  )
}
