import { knownForm } from '../../../domain/grant-form/forms'
import {
  attachmentIds,
  type GrantKind,
  type GrantValues,
} from '../../../domain/grant-form/grantForm'
import { sha256Hex } from '../../../storage/hash'
import { sharedComputer } from '../../../storage/sealing/sharedComputer'
import { attachmentsOf } from '../../../storage/attachments'
import { draftId, loadDraft } from '../../../storage/drafts/drafts'
import { replaceDraft } from '../../../storage/drafts/replaceDraft'
import type { SubmissionRow } from '../../../storage/rows'
import { lastSubmission } from '../../../storage/submissions/submissions'
import { redactorOf, withoutAadhaar } from '../../../domain/grant-form/redact'
import { keepAadhaar, type AadhaarNote } from './keepAadhaar'
import type { Difference, Side, Summary } from '../comparison/compare'
import { passportReasons } from './openCopy'
import {
  passportEnding,
  passportLimits,
  type Passport,
  type PassportDraft,
  type PassportFile,
} from './format'
import { readPassport } from './readPassport'
import { isSealedCopy, openSealedCopy } from './sealedCopies'

/** A passport compared with this device's own draft, for the person to decide. */
export type Comparison = {
  passport: Passport
  /** As the form would show them: complete Aadhaar numbers known to this device are kept. */
  values: GrantValues
  notes: AadhaarNote[]
  inFile: Summary
  /** Undefined when this device has no draft of this form. */
  here: (Summary & { draft: PassportDraft; attachments: PassportFile[] }) | undefined
  /** With no draft here: what it may have become, so that nobody submits the same once more unawares. */
  submitted?: Pick<SubmissionRow, 'id' | 'number' | 'submittedAt'> | undefined
  differences: Difference[]
}

type Inspection =
  | { ok: true; comparison: Comparison }
  | { ok: false; reason: string }
  /** The copy is sealed and needs its passphrase. */
  | { ok: false; reason: undefined }

/** Whether this is the ZIP that is saved before everything is erased: it begins with its rows. */
async function isWholeCopy(file: Blob): Promise<boolean> {
  // Behind the header of the first entry, which has 30 bytes.
  const name = await file.slice(30, 39).arrayBuffer()
  return new TextDecoder().decode(name) === 'rows.json'
}

/** Whether it is called a saved copy, also once a browser or a mail program has added to its name. */
function isNamedCopy(file: Blob): boolean {
  return file instanceof File && file.name.toLowerCase().includes(passportEnding)
}

/** Reads a file that the person chose and compares it with this device's draft. Changes nothing. */
export async function inspectPassport(
  file: Blob,
  userId: string,
  kind: GrantKind,
  passphrase?: string,
): Promise<Inspection> {
  // Has other drafts and applications beside the one that is read: it may be larger than a copy of that.
  const isWhole = await isWholeCopy(file)
  // Checked before the file is read into memory.
  if (!isWhole && file.size > passportLimits.bytes)
    return { ok: false, reason: passportReasons.tooLarge }
  let bytes: Uint8Array<ArrayBuffer> | undefined = new Uint8Array(await file.arrayBuffer())
  if (isSealedCopy(bytes)) {
    if (!sharedComputer.canSeal()) return { ok: false, reason: passportReasons.cannotUnseal }
    if (passphrase === undefined) return { ok: false, reason: undefined }
    bytes = await openSealedCopy(bytes, passphrase)
    if (bytes === undefined) return { ok: false, reason: passportReasons.wrongPassphrase }
  }
  const reading = isWhole
    ? (await import('./readWholeDraft')).readWholeDraft(bytes, kind)
    : readPassport(bytes)
  if (!reading.ok)
    // Whatever has become of its bytes on the way, its name says what it was.
    return reading.reason === passportReasons.foreign && isNamedCopy(file)
      ? { ok: false, reason: passportReasons.damaged }
      : reading
  const { passport, whole } = reading
  const form = knownForm(kind)
  if (passport.kind !== kind) return { ok: false, reason: knownForm(passport.kind).otherCopy }
  const stored = await loadDraft(userId, kind)
  const draft = stored && { ...stored, savedAt: stored.changedAt ?? stored.savedAt }
  const { values, notes } =
    whole === undefined
      ? keepAadhaar(form, passport.values, draft?.values)
      : { values: whole, notes: [] }
  const shownName = redactorOf(form, values)
  const there: Side = {
    ...passport,
    ...(whole && { whole }),
    files: passport.files.map(({ id, name, sha256 }) => ({
      id,
      name: shownName(name),
      contents: sha256,
    })),
  }
  // Only what is opened is compared: most people who fill in a form never load it.
  const { differences, summaryOf } = await import('../comparison/compare')
  const inFile = summaryOf(form, there, values)
  if (draft === undefined) {
    const submitted = await lastSubmission(userId, kind).catch(() => undefined)
    const found = { passport, values, notes, inFile, submitted }
    return { ok: true, comparison: { ...found, here: undefined, differences: [] } }
  }
  const named = new Set(attachmentIds(form, draft.values))
  const files = (await attachmentsOf(draftId(userId, kind))).filter(({ id }) => named.has(id))
  const { values: safe, redact } = withoutAadhaar(form, draft.values)
  const onDevice: Side = {
    values: safe,
    // Of a saved copy only the last four digits are known.
    ...(whole && { whole: draft.values }),
    savedAt: draft.savedAt,
    files: files.map(({ id, name, bytes }) => ({
      id,
      name: redact(name),
      contents: sha256Hex(new Uint8Array(bytes)),
    })),
  }
  return {
    ok: true,
    comparison: {
      passport,
      values,
      notes,
      inFile,
      here: { ...summaryOf(form, onDevice, draft.values), draft, attachments: files },
      differences: differences(form, there, onDevice),
    },
  }
}

/**
 * Replaces this device's draft with the passport's, all or nothing, and returns a function that
 * undoes it. Throws `StaleRevisionError` when this device's draft is no longer the one that was
 * compared.
 */
export function openPassport(
  { passport, values, here }: Comparison,
  userId: string,
): Promise<() => Promise<void>> {
  return replaceDraft(userId, passport.kind, {
    files: passport.files,
    values,
    // A clock may be ahead on the other device.
    changedAt: Math.min(passport.savedAt, Date.now()),
    replaces: here?.draft.values,
  })
}
