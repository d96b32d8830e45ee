import { aadhaarDigits, lastFour, maskAadhaar } from '../../lib/answers/aadhaar'
import { digitInAnyScript } from '../../lib/digits'
import { anyDigit } from '../../lib/numberPattern'
import { answersOfKind, type GrantForm } from './grantForm'
import { mapFields } from './mapFields'
import type { GrantValues, GroupValues } from './values'

/** Makes a text safe to show and to hand on: complete Aadhaar numbers of a form's people are masked. */
export type Redact = (text: string) => string

// With any grouping, also that of file names: 1234 5678 9012, 1234-5678-9012, 1234_5678_9012.
const between = String.raw`[^\p{L}\p{N}]*`
const noDigit = /\P{Nd}/gu
const nothing = '(?!)'
const anyNumber = new RegExp(`(?:${anyDigit}${between}){12}`, 'u')

/** Masks the complete Aadhaar numbers that these values have, wherever they occur and however written. */
export function redactorOf(form: GrantForm, values: GrantValues): Redact {
  // Asked at every key for every file, and hardly ever about a text with twelve digits; a copy asks
  // about each answer of a team.
  let whole: RegExp | undefined
  return (text) =>
    anyNumber.test(text)
      ? text.replaceAll((whole ??= wholeNumbers(form, values)), (found) =>
          maskAadhaar(found.replaceAll(noDigit, '')),
        )
      : text
}

/** Answers with masked numbers; what is stored, and covered by a hash, stays as it is. */
export function redactedGroups<Group extends { answers: readonly { text: string }[] }>(
  groups: readonly Group[],
  redact: Redact,
): Group[] {
  return groups.map((group) => ({
    ...group,
    answers: group.answers.map((answer) => ({ ...answer, text: redact(answer.text) })),
  }))
}

/**
 * The values as they may leave the device (design, rule 4): a complete Aadhaar number is reduced to
 * its last four digits, an incomplete one is left out. The same numbers elsewhere (in a text, say)
 * are masked.
 */
export function withoutAadhaar(
  form: GrantForm,
  values: GrantValues,
): { values: GrantValues; redact: Redact } {
  const redact = redactorOf(form, values)
  const redactGroup = (group: GroupValues) =>
    Object.fromEntries(Object.entries(group).map(([name, value]) => [name, redact(value)]))
  const safe = mapFields(form, values, (field, value) =>
    field.kind === 'aadhaar' ? lastFour(value) : value,
  )
  return {
    values: {
      fields: redactGroup(safe.fields),
      teamMembers: safe.teamMembers.map(redactGroup),
      teamLeader: safe.teamLeader,
      mentor: redactGroup(safe.mentor),
    },
    redact,
  }
}

/** Finds each complete number of these values, however it is written. */
function wholeNumbers(form: GrantForm, values: GrantValues): RegExp {
  const numbers = answersOfKind(form, values, 'aadhaar')
    .filter(({ text }) => lastFour(text) !== '')
    .map(({ text }) => Array.from(aadhaarDigits(text), digitInAnyScript).join(between))
  return new RegExp(numbers.length === 0 ? nothing : numbers.join('|'), 'gu')
}
