import { SelectField } from '../../../ui/SelectField'
import { useApply } from '../ApplyContext'
import { applyCopy as copy } from '../copy'
import { useFormValue } from '../useFormValue'

/** Who leads: asked only when there is more than one member (spec §2). */
export function TeamLeaderField() {
  const { form, problems } = useApply()
  const names = useFormValue(form, ({ teamMembers }) =>
    teamMembers
      .map((member, index) => member['name']?.trim() || copy.memberTitle(index + 1))
      .join('\n'),
  ).split('\n')
  return (
    <SelectField
      id="teamLeader"
      label={copy.leader}
      hint={copy.leaderHint}
      placeholder={copy.choose}
      error={problems.get('teamLeader')}
      options={names.map((label, index) => ({ value: String(index), label }))}
      {...form.register('teamLeader')}
    />
  )
}
