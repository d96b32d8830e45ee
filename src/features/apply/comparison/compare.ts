import {
  groupsOf,
  type Field,
  type GrantForm,
  type GrantValues,
} from '../../../domain/grant-form/grantForm'
import { titleOf } from '../../../domain/grant-form/roles'
import { answerText } from '../../../domain/grant-form/answers'
import { grantFormCopy } from '../../../domain/grant-form/copy'
import { completeness } from '../../../domain/grant-form/problems'
import { differenceCopy as copy } from './copy'

/** One of the two drafts compared. Aadhaar fields hold the last four digits. */
export type Side = {
  values: GrantValues
  savedAt: number
  /** `contents` are the same for files with the same bytes. */
  files: readonly { id: string; name: string; contents: string }[]
}

/** An answer that differs between the two sides, as people read it; '' where a side has none. */
export type Difference = { path: string; label: string; there: string; here: string }

export function differences(form: GrantForm, there: Side, here: Side): Difference[] {
  const answersThere = answers(form, there)
  const answersHere = answers(form, here)
  // In the order of the side with more members, so that an extra member is listed with the team.
  const [longer, shorter] =
    answersThere.size < answersHere.size ? [answersHere, answersThere] : [answersThere, answersHere]
  return [...new Map([...longer, ...shorter])].flatMap(([path, { label }]) => {
    const a = answersThere.get(path)
    const b = answersHere.get(path)
    if ((a?.key ?? '') === (b?.key ?? '')) return []
    const [first, second] = excerpts(a?.text ?? '', b?.text ?? '')
    return [{ path, label, there: first, here: second }]
  })
}

export type Summary = {
  title: string
  savedAt: number
  complete: number
  sections: number
  members: number
  files: number
}

/** A short summary of a side; `values` are those that the form would show. */
export function summaryOf(form: GrantForm, side: Side, values: GrantValues): Summary {
  const { complete, total } = completeness(form, values)
  return {
    title: titleOf(form, values),
    savedAt: side.savedAt,
    complete,
    sections: total,
    members: values.teamMembers.length,
    files: side.files.length,
  }
}

type Compared = { label: string; key: string; text: string }

function answers(form: GrantForm, side: Side): Map<string, Compared> {
  const found = new Map<string, Compared>()
  for (const section of form.sections) {
    for (const group of groupsOf(section, side.values)) {
      // A mentor is asked for what members are asked for as well.
      const owner = section.kind === 'mentor' ? section.title : group.title
      for (const field of section.fields) {
        const label = owner === undefined ? field.label : copy.answerOf(owner, field.label)
        const value = group.values[field.name] ?? ''
        found.set(`${group.prefix}.${field.name}`, { label, ...compared(field, value, side) })
      }
    }
    if (section.kind === 'team') {
      const { teamLeader } = side.values
      const text = teamLeader === '' ? '' : grantFormCopy.member(Number(teamLeader) + 1)
      found.set('teamLeader', { label: grantFormCopy.teamLeader, key: teamLeader, text })
    }
  }
  return found
}

function compared(field: Field, value: string, side: Side): Omit<Compared, 'label'> {
  if (field.kind !== 'file') return { key: value, text: answerText(field, value, () => undefined) }
  const file = side.files.find(({ id }) => id === value)
  return { key: file?.contents ?? value, text: file?.name ?? '' }
}

const length = 160

/** Two long texts, cut to start shortly before they differ. */
function excerpts(a: string, b: string): [string, string] {
  let same = 0
  while (same < a.length && same < b.length && a[same] === b[same]) same += 1
  const from = same > 60 && Math.max(a.length, b.length) > length ? same - 30 : 0
  const cut = (text: string) =>
    (from > 0 && text.length > from ? '…' : '') +
    text.slice(from, from + length) +
    (text.length > from + length ? '…' : '')
  return [cut(a), cut(b)]
}
