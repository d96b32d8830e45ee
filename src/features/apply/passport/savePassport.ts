import type { GrantKind, GrantValues } from '../../../domain/grant-form/grantForm'
import { demoName } from '../../../lib/files/demoNote'
import { saveFile } from '../../../lib/files/saveFile'
import { passportEnding, type PassportFile } from './format'
import type { Excess } from './writePassport'

export type SavedCopy =
  | { ok: true; fileName: string; size: number }
  /** The draft exceeds the limits of a copy; nothing was saved. */
  | { ok: false; excess: Excess }

/** Writes a saved copy; contains the ZIP library. */
export const loadPassportWriter = () => import('./writePassport')

/**
 * Saves a draft with its files to one file. Everything is passed in, so that it works from memory
 * when this device is full or saves nothing. Throws only when the writer cannot be loaded.
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
  /** Epoch milliseconds of the last change; by default now. */
  savedAt?: number | undefined
  revision?: number | undefined
}): Promise<SavedCopy> {
  const { PassportTooLargeError, writePassport } = await loadPassportWriter()
  try {
    const bytes = writePassport(
      { kind, values, savedAt, revision: Math.max(1, revision) },
      attachments,
    )
    const fileName = passportFileName({ kind, savedAt })
    saveFile(fileName, bytes, 'application/octet-stream')
    return { ok: true, fileName: demoName(fileName), size: bytes.byteLength }
  } catch (error) {
    if (error instanceof PassportTooLargeError) return { ok: false, excess: error.excess }
    throw error
  }
}

export function passportFileName({ kind, savedAt }: { kind: GrantKind; savedAt: number }): string {
  return `${kind}-grant-draft-${stamp(savedAt)}${passportEnding}`
}

/** `2026-03-05-1042`, in local time. */
function stamp(moment: number): string {
  const local = new Date(moment - new Date(moment).getTimezoneOffset() * 60_000)
  return local.toISOString().slice(0, 16).replace('T', '-').replace(':', '')
}
