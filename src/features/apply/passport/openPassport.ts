import { grantForms } from '../../../domain/grant-form/forms'
import type { GrantKind, GrantValues } from '../../../domain/grant-form/grantForm'
import { sha256Hex } from '../../../lib/hash'
import { attachmentsOf } from '../../../storage/attachments'
import { draftId, loadDraft } from '../../../storage/drafts'
import { replaceDraft } from '../../../storage/replaceDraft'
import { keepAadhaar, withoutAadhaar, type AadhaarNote } from './aadhaar'
import { differences, summaryOf, type Difference, type Side, type Summary } from './compare'
import { passportReasons } from './copy'
import { passportLimits, type Passport, type PassportDraft, type PassportFile } from './format'
import { mapFields } from '../../../domain/grant-form/mapFields'
import { readPassport } from './readPassport'

/** A passport beside this device's own draft, for the person to decide. */
export type Comparison = {
  passport: Passport
  /** As they would be in the form: whole Aadhaar numbers that this device knows are kept. */
  values: GrantValues
  notes: AadhaarNote[]
  inFile: Summary
  /** Undefined while this device has no draft of this form. */
  here: (Summary & { draft: PassportDraft; attachments: PassportFile[] }) | undefined
  differences: Difference[]
}

type Inspection = { ok: true; comparison: Comparison } | { ok: false; reason: string }

/** Reads a file that the person chose and sets it beside this device's draft. Changes nothing. */
export async function inspectPassport(
  file: Blob,
  userId: string,
  kind: GrantKind,
): Promise<Inspection> {
  // Before it is read into memory.
  if (file.size > passportLimits.bytes) return { ok: false, reason: passportReasons.tooLarge }
  const reading = readPassport(new Uint8Array(await file.arrayBuffer()))
  if (!reading.ok) return reading
  const { passport } = reading
  const form = grantForms[kind]
  if (passport.kind !== kind) {
    return { ok: false, reason: passportReasons.otherForm(grantForms[passport.kind].name) }
  }
  const draft = await loadDraft(userId, kind)
  const { values, notes } = keepAadhaar(form, passport.values, draft?.values)
  const inFile = summaryOf(form, passport, values)
  if (draft === undefined) {
    const comparison = { passport, values, notes, inFile, here: undefined, differences: [] }
    return { ok: true, comparison }
  }
  const named = new Set<string>()
  mapFields(form, draft.values, (field, value) => {
    if (field.kind === 'file') named.add(value)
    return value
  })
  const files = (await attachmentsOf(draftId(userId, kind))).filter(({ id }) => named.has(id))
  const side: Side = {
    values: withoutAadhaar(form, draft.values).values,
    savedAt: draft.savedAt,
    files: files.map(({ id, name, bytes }) => ({
      id,
      name,
      sha256: sha256Hex(new Uint8Array(bytes)),
    })),
  }
  return {
    ok: true,
    comparison: {
      passport,
      values,
      notes,
      inFile,
      here: { ...summaryOf(form, side, draft.values), draft, attachments: files },
      differences: differences(form, passport, side),
    },
  }
}

/**
 * Puts the passport's draft in the place of this device's, all or nothing, and gives what takes it
 * back. Throws `StaleRevisionError` when this device's draft is no longer the compared one.
 */
export function openPassport(
  { passport, values, here }: Comparison,
  userId: string,
): Promise<() => Promise<void>> {
  return replaceDraft(userId, passport.kind, {
    files: passport.files,
    values: (ids) =>
      mapFields(grantForms[passport.kind], values, (field, value) =>
        field.kind === 'file' ? (ids.get(value) ?? '') : value,
      ),
    replaces: here?.draft.values,
  })
}
