import { redactorOf } from '../../../domain/grant-form/redact'
import { SelectField } from '../../../ui/fields/SelectField'
import { useApply } from '../ApplyContext'
import { applyCopy as copy, teamCopy } from '../copy'
import { useFormValue } from '../useFormValue'

/** Who leads the team: asked only when there is more than one member (spec §2). */
export function TeamLeaderField() {
  const { form, answers, problems } = useApply()
  const names = useFormValue(answers, (values) =>
    values.teamMembers
      .map((member, index) => member['name']?.trim() || teamCopy.member(index + 1))
      .map(redactorOf(form, values))
      .join('\n'),
  ).split('\n')
  return (
    <SelectField
      id="teamLeader"
      aria-required
      label={copy.leader}
      hint={copy.leaderHint}
      placeholder={copy.choose}
      error={problems.get('teamLeader')}
      options={names.map((label, index) => ({ value: String(index), label }))}
      {...answers.register('teamLeader')}
    />
  )
}
