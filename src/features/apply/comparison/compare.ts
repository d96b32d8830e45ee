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
import { aadhaarDigits, maskAadhaar } from '../../../lib/answers/aadhaar'
import { beforeLetter } from '../../../lib/characters'
import { asRead } from '../../../lib/pasted'
import { differenceCopy as copy } from './copy'

/** One of the two drafts compared. Aadhaar fields hold the last four digits. */
export type Side = {
  values: GrantValues
  /** The values with what is masked in those above, where this device knows it of both sides. */
  whole?: GrantValues
  savedAt: number
  /** `contents` are the same for files with the same bytes. */
  files: readonly { id: string; name: string; contents: string }[]
}

/**
 * An answer that differs between the two sides, as people read it; '' where a side has none. `alike`
 * is why both sides read the same, if they do.
 */
export type Difference = {
  path: string
  label: string
  there: string
  here: string
  alike?: 'masked' | 'file' | 'written'
}

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
    const alike = a && b && reasonAlike(a, b)
    return [{ path, label, there: first, here: second, ...(alike && { alike }) }]
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

/** `key` tells answers apart; `shown` is what `text` was made from. */
type Compared = { label: string; key: string; shown: string; text: string; kind?: Field['kind'] }

function answers(form: GrantForm, side: Side): Map<string, Compared> {
  const found = new Map<string, Compared>()
  const whole = side.whole ?? side.values
  for (const section of form.sections) {
    const wholeGroups = groupsOf(section, whole)
    for (const [index, group] of groupsOf(section, side.values).entries()) {
      // A mentor is asked for what members are asked for as well.
      const owner = section.kind === 'mentor' ? section.title : group.title
      for (const field of section.fields) {
        const label = owner === undefined ? field.label : copy.answerOf(owner, field.label)
        const shown = group.values[field.name] ?? ''
        const key = wholeGroups[index]?.values[field.name] ?? ''
        const answer = { label, kind: field.kind, shown, ...compared(field, key, shown, side) }
        found.set(`${group.prefix}.${field.name}`, answer)
      }
    }
    if (section.kind === 'team') {
      const { teamLeader: key } = side.values
      const text = key === '' ? '' : grantFormCopy.member(Number(key) + 1)
      found.set('teamLeader', { label: grantFormCopy.teamLeader, key, shown: key, text })
    }
  }
  return found
}

function compared(field: Field, key: string, shown: string, side: Side) {
  // Masked from the whole number, so that one that was typed in part is no blank one.
  if (field.kind === 'aadhaar') return { key: aadhaarDigits(key), text: maskAadhaar(key) }
  const file = side.files.find(({ id }) => id === shown)
  return { key: file?.contents ?? key, text: answerText(field, shown, () => file?.name) }
}

/** Why two answers that differ read the same; undefined where they do not. */
function reasonAlike(a: Compared, b: Compared): Difference['alike'] {
  if (a.text === '' || asRead(a.text) !== asRead(b.text)) return undefined
  if (a.kind === 'file') return 'file'
  return a.kind === 'aadhaar' || a.shown === b.shown ? 'masked' : 'written'
}

const length = 160

/** Two long texts, cut to start shortly before they differ. */
function excerpts(a: string, b: string): [string, string] {
  let same = 0
  while (same < a.length && same < b.length && a[same] === b[same]) same += 1
  const long = Math.max(a.length, b.length) > length
  const from = same > 60 && long ? beforeLetter(a, same - 30) : 0
  const cut = (text: string) => {
    const end = beforeLetter(text, from + length)
    return (
      (from > 0 && text.length > from ? '…' : '') +
      text.slice(from, end) +
      (text.length > end ? '…' : '')
    )
  }
  return [cut(a), cut(b)]
}
