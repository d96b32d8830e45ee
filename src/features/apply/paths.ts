import type { GrantValues, GroupValues } from '../../domain/grant-form/grantForm'

type PathInGroup = `fields.${string}` | `mentor.${string}` | `teamMembers.${number}.${string}`

/** The path of an answer; the form's description produces them (`teamMembers.0.name`). */
export type GrantPath = 'teamLeader' | PathInGroup

/** The answer at a path; '' where there is none, as when the member is gone. */
export function answerAt(values: GrantValues, path: GrantPath): string {
  if (path === 'teamLeader') return values.teamLeader
  const { group, name } = placeOf(values, path)
  return group?.[name] ?? ''
}

/** Changes the answer at a path in these values; that of a member who is gone is dropped. */
export function setAnswerAt(values: GrantValues, path: GrantPath, text: string): void {
  if (path === 'teamLeader') {
    values.teamLeader = text
    return
  }
  const { group, name } = placeOf(values, path)
  if (group !== undefined) group[name] = text
}

/** The group that has the answer, and its name there. */
function placeOf(
  values: GrantValues,
  path: PathInGroup,
): { group: GroupValues | undefined; name: string } {
  const [kind, ...rest] = path.split('.')
  if (kind !== 'teamMembers') {
    return { group: kind === 'mentor' ? values.mentor : values.fields, name: rest.join('.') }
  }
  const [index, ...name] = rest
  return { group: values.teamMembers[Number(index)], name: name.join('.') }
}
