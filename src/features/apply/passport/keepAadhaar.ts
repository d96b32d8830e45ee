import {
  answersOfKind,
  type GrantForm,
  type GrantValues,
} from '../../../domain/grant-form/grantForm'
import { aadhaarDigits, lastFour } from '../../../lib/answers/aadhaar'
import { mapFields } from '../../../domain/grant-form/mapFields'

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

type Holder = { path: string; owner: string; identity: string; name: string; typed: string }

/** Everybody with an Aadhaar field; `identity` and `name` are what else is known about the person. */
function holders(form: GrantForm, values: GrantValues): Holder[] {
  return answersOfKind(form, values, 'aadhaar').map(({ path, text, group, owner }) => ({
    path,
    owner,
    identity: (group['enrollmentNo'] ?? '').trim(),
    name: (group['name'] ?? '').trim(),
    typed: text,
  }))
}

/** When several people have the same last four digits, the enrolment number or the position decides. */
function bestMatch(known: readonly Holder[], wanted: Holder): string | undefined {
  const matching = known.filter(
    (holder) => lastFour(holder.typed) === wanted.typed && !isAnother(holder, wanted),
  )
  const best =
    new Set(matching.map((holder) => aadhaarDigits(holder.typed))).size === 1
      ? matching[0]
      : (matching.find((holder) => holder.identity !== '' && holder.identity === wanted.identity) ??
        matching.find((holder) => holder.path === wanted.path))
  return best?.typed
}

const differ = (one: string, other: string) => one !== '' && other !== '' && one !== other

/** Whether these two cannot be the same person: one in ten thousand has the same last four digits. */
function isAnother(a: Holder, b: Holder): boolean {
  return differ(a.identity, b.identity) && differ(a.name, b.name)
}
