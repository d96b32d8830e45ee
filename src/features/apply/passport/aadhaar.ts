import {
  groupsOf,
  type GrantForm,
  type GrantValues,
  type GroupValues,
} from '../../../domain/grant-form/grantForm'
import { aadhaarDigits } from '../../../lib/aadhaar'
import { mapFields } from '../../../domain/grant-form/mapFields'

const isWhole = (digits: string) => /^\d{12}$/.test(digits)

/** Makes a text safe to export by masking the draft's complete Aadhaar numbers wherever they occur. */
export type Redact = (text: string) => string

/**
 * The values as they may leave the device (design, rule 4): a complete Aadhaar number is reduced to
 * its last four digits, an incomplete one is left out. The same numbers elsewhere (in a text, say)
 * are masked.
 */
export function withoutAadhaar(
  form: GrantForm,
  values: GrantValues,
): { values: GrantValues; redact: Redact } {
  const redact = redactor(wholeNumbers(form, values))
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

/** A person whose number is missing after opening, or was taken from this device's own draft. */
export type AadhaarNote = { owner: string; lastFour: string; kept: boolean }

/**
 * The opened values, with complete numbers from this device's own draft where the last four digits
 * match; the others are blank and must be typed again.
 */
export function keepAadhaar(
  form: GrantForm,
  opened: GrantValues,
  device: GrantValues | undefined,
): { values: GrantValues; notes: AadhaarNote[] } {
  const known = device === undefined ? [] : holders(form, device)
  const numbers = new Map<string, string>()
  const notes: AadhaarNote[] = []
  for (const holder of holders(form, opened).filter(({ typed }) => typed !== '')) {
    const number = bestMatch(known, holder)
    numbers.set(holder.path, number ?? '')
    notes.push({ owner: holder.owner, lastFour: holder.typed, kept: number !== undefined })
  }
  return {
    values: mapFields(form, opened, (_field, value, path) => numbers.get(path) ?? value),
    notes,
  }
}

type Holder = { path: string; owner: string; identity: string; typed: string }

/** Everybody with an Aadhaar field; `identity` is what else is known about the person. */
function holders(form: GrantForm, values: GrantValues): Holder[] {
  return form.sections.flatMap((section) =>
    groupsOf(section, values).flatMap((group) =>
      section.fields
        .filter((field) => field.kind === 'aadhaar')
        .map((field) => ({
          path: `${group.prefix}.${field.name}`,
          owner: group.title ?? section.title,
          identity: (group.values['enrollmentNo'] ?? '').trim(),
          typed: group.values[field.name] ?? '',
        })),
    ),
  )
}

/** When several people have the same last four digits, the enrolment number or the position decides. */
function bestMatch(known: readonly Holder[], wanted: Holder): string | undefined {
  const matching = known.filter((holder) => lastFour(holder.typed) === wanted.typed)
  const best =
    new Set(matching.map((holder) => aadhaarDigits(holder.typed))).size === 1
      ? matching[0]
      : (matching.find((holder) => holder.identity !== '' && holder.identity === wanted.identity) ??
        matching.find((holder) => holder.path === wanted.path))
  return best?.typed
}

function lastFour(typed: string): string {
  const digits = aadhaarDigits(typed)
  return isWhole(digits) ? digits.slice(-4) : ''
}

function wholeNumbers(form: GrantForm, values: GrantValues): string[] {
  return holders(form, values)
    .map((holder) => aadhaarDigits(holder.typed))
    .filter(isWhole)
}

function redactor(numbers: readonly string[]): Redact {
  const patterns = numbers.map((number) => ({
    // With any grouping: 1234 5678 9012, 1234-5678-9012.
    pattern: new RegExp(number.split('').join(String.raw`[\s-]*`), 'g'),
    mask: `XXXX XXXX ${number.slice(-4)}`,
  }))
  return (text) =>
    patterns.reduce((result, { pattern, mask }) => result.replaceAll(pattern, mask), text)
}
