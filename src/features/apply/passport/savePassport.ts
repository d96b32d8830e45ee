import type { GrantKind, GrantValues } from '../../../domain/grant-form/grantForm'
import { markedName } from '../../../lib/demoMark'
import { saveFile } from '../../../lib/saveFile'
import { passportEnding, type PassportFile } from './format'

export type SavedCopy =
  | { ok: true; fileName: string; size: number }
  /** The draft with its files is larger than a copy can hold; nothing was saved. */
  | { ok: false; failure: 'too large' }

/**
 * Saves a draft with its files to one file. It takes everything as arguments, so that it works from
 * memory when this device is full or keeps nothing. Throws only when the writer cannot be loaded.
 */
export async function savePassport({
  kind,
  values,
  attachments,
  savedAt = Date.now(),
  revision = 1,
}: {
  kind: GrantKind
  values: GrantValues
  attachments: readonly PassportFile[]
  /** Epoch milliseconds of the last change; now, unless told. */
  savedAt?: number | undefined
  revision?: number | undefined
}): Promise<SavedCopy> {
  // With the ZIP library: only loaded when a copy is saved.
  const { PassportTooLargeError, writePassport } = await import('./writePassport')
  try {
    const bytes = writePassport(
      { kind, values, savedAt, revision: Math.max(1, revision) },
      attachments,
    )
    const fileName = `${kind}-grant-draft-${stamp(savedAt)}${passportEnding}`
    saveFile(fileName, bytes, 'application/octet-stream')
    return { ok: true, fileName: markedName(fileName), size: bytes.byteLength }
  } catch (error) {
    if (error instanceof PassportTooLargeError) return { ok: false, failure: 'too large' }
    throw error
  }
}

/** `2026-03-05-1042`, in local time. */
function stamp(moment: number): string {
  const local = new Date(moment - new Date(moment).getTimezoneOffset() * 60_000)
  return local.toISOString().slice(0, 16).replace('T', '-').replace(':', '')
}
