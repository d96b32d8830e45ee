import { Plus } from 'lucide-react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useFieldArray } from 'react-hook-form'
import { blankMember, type Section } from '../../../domain/grant-form/grantForm'
import { problemsOfSection } from '../../../domain/grant-form/problems'
import { Button } from '../../../ui/page/Button'
import { showToast } from '../../../ui/overlays/notices'
import { useApply } from '../ApplyContext'
import { applyCopy, teamCopy as copy } from '../copy'
import { answersOf } from '../undone'
import { leaderAfterInsert, leaderAfterRemoval } from '../teamLeader'
import { FieldsForm } from './FieldsForm'
import { MemberFields } from './MemberFields'
import { TeamLeaderField } from './TeamLeaderField'

/** The members: one blank at first, more through Add Member; they can be removed down to one (spec §2). */
export function TeamFields({ section }: { section: Section }) {
  const { definition, form, session, save, lastField, renumbered } = useApply()
  const { fields, append, remove, insert } = useFieldArray({
    control: form.control,
    name: 'teamMembers',
  })
  // When the form opens, members are folded who are complete and were not being filled in.
  const [folded, setFolded] = useState<ReadonlySet<string>>(() => {
    const wrong = problemsOfSection(section, form.getValues()).map(({ path }) => path)
    const wanted = [...wrong, lastField() ?? '', location.hash.slice(1)]
    return new Set(
      fields
        .filter((_, index) => !wanted.some((path) => path.startsWith(`teamMembers.${index}.`)))
        .map(({ id }) => id),
    )
  })

  function fold(id: string, closed: boolean) {
    setFolded((now) => {
      // The browser tells of a member that was drawn open too.
      if (now.has(id) === closed) return now
      const others = Array.from(now).filter((one) => one !== id)
      return new Set(closed ? [...others, id] : others)
    })
  }

  function addMember() {
    setFolded(new Set(fields.map(({ id }) => id)))
    append(blankMember(definition), {
      focusName: `teamMembers.${fields.length}.${section.fields[0]?.name}`,
    })
    save()
  }

  function removeMember(index: number) {
    const { teamMembers, teamLeader } = structuredClone(form.getValues())
    const member = teamMembers[index]
    if (member === undefined) return
    remove(index)
    renumbered.set(renumbered.read() + 1)
    form.setValue('teamLeader', leaderAfterRemoval(teamLeader, index))
    save()
    showToast(copy.removed(index + 1), {
      label: applyCopy.undo,
      of: answersOf(session.draftId),
      onAction: () => {
        const { teamLeader: leader, teamMembers: team } = form.getValues()
        // Others may have been removed since.
        const at = Math.min(index, team.length)
        // A list of choices takes a choice only when it has it.
        flushSync(() => insert(at, member))
        renumbered.set(renumbered.read() + 1)
        form.setValue('teamLeader', leaderAfterInsert(leader, teamLeader === String(index), at))
        save()
      },
    })
  }

  return (
    <div className="space-y-6">
      {fields.map(({ id }, index) => (
        <MemberFields
          key={id}
          section={section}
          index={index}
          open={!folded.has(id)}
          onOpen={(open) => fold(id, !open)}
          onRemove={fields.length > 1 ? () => removeMember(index) : undefined}
        />
      ))}
      <Button variant="secondary" onClick={addMember}>
        <Plus aria-hidden className="size-5" />
        {copy.add}
      </Button>
      <p role="status" className="text-muted empty:hidden">
        {fields.length < 2 && copy.few}
        {fields.length > 5 && copy.many(fields.length)}
      </p>
      {fields.length > 1 && (
        <FieldsForm>
          <TeamLeaderField />
        </FieldsForm>
      )}
    </div>
  )
}
