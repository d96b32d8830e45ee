import { Plus } from 'lucide'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { blankMember, type Section } from '../../../domain/grant-form/grantForm'
import { problemsOfSection } from '../../../domain/grant-form/problems'
import { Button } from '../../../ui/page/Button'
import { showToast } from '../../../ui/overlays/notices'
import { useApply } from '../ApplyContext'
import { teamCopy as copy } from '../copy'
import { answersOf } from '../undone'
import { focusField } from '../focusField'
import { leaderAfterInsert, leaderAfterRemoval } from './teamLeader'
import { FieldsForm } from './FieldsForm'
import { MemberFields } from './MemberFields'
import { TeamLeaderField } from './TeamLeaderField'
import { Icon } from '../../../ui/page/Icon'
import { useStore } from '../../../lib/react/useStore'

/** The members: one blank at first, more through Add Member; they can be removed down to one (spec §2). */
export function TeamFields({ section }: { section: Section }) {
  const { form, answers, session, lastField } = useApply()
  const members = useStore(answers.members)
  const list = useRef<HTMLDivElement>(null)
  // When the form opens, members are folded who are complete and were not being filled in.
  const [folded, setFolded] = useState<ReadonlySet<string>>(() => {
    const wrong = problemsOfSection(section, answers.getValues(), session.files.isKnown)
    const wanted = [...wrong.map(({ path }) => path), lastField() ?? '', location.hash.slice(1)]
    return new Set(
      members.filter(
        (_, index) => !wanted.some((path) => path.startsWith(`teamMembers.${index}.`)),
      ),
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
    // Drawn at once, because the focus moves there.
    flushSync(() => {
      setFolded(new Set(members))
      answers.insertMember(members.length, blankMember(form))
    })
    focusField(`teamMembers.${members.length}.${section.fields[0]?.name}`)
  }

  function removeMember(index: number) {
    const teamLeader = answers.getValues('teamLeader')
    const id = members[index]
    // Drawn at once, because the focus moves on: the button that has it goes with the member.
    const member = flushSync(() => answers.removeMember(index))
    if (id === undefined || member === undefined) return
    const lines = list.current?.querySelectorAll('summary')
    lines?.[Math.min(index, lines.length - 1)]?.focus()
    answers.setValue('teamLeader', leaderAfterRemoval(teamLeader, index))
    showToast(copy.removed(index + 1), {
      of: answersOf(session.draftId),
      onAction: async () => {
        const leader = answers.getValues('teamLeader')
        // A file that came while they were away may have been refused.
        for (const [name, text] of Object.entries(member)) member[name] = session.files.latest(text)
        const at = answers.putBackMember(id, member)
        answers.setValue('teamLeader', leaderAfterInsert(leader, teamLeader === String(index), at))
      },
    })
  }

  return (
    <div ref={list} className="space-y-6">
      {members.map((id, index) => (
        <MemberFields
          key={id}
          section={section}
          index={index}
          open={!folded.has(id)}
          onOpen={(open) => fold(id, !open)}
          onRemove={members.length > 1 ? () => removeMember(index) : undefined}
        />
      ))}
      <Button variant="secondary" onClick={addMember}>
        <Icon shape={Plus} className="size-5" />
        {copy.add}
      </Button>
      <p role="status" className="text-muted empty:absolute">
        {members.length < 2 && copy.few}
        {members.length > 5 && copy.many(members.length)}
      </p>
      {members.length > 1 && (
        <FieldsForm>
          <TeamLeaderField />
        </FieldsForm>
      )}
    </div>
  )
}
