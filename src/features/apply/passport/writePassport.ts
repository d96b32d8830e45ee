import { zipSync, type Zippable } from 'fflate'
import { knownForm } from '../../../domain/grant-form/forms'
import { demoNote } from '../../../lib/files/demoNote'
import { canonicalJson, sha256Hex } from '../../../storage/hash'
import { draftSchemaVersion } from '../../../storage/drafts/readDraft'
import { withoutAadhaar } from '../../../domain/grant-form/redact'
import {
  contentSchema,
  passportEntry,
  passportFormat,
  passportLimits,
  passportVersion,
  type PassportContent,
  type PassportDraft,
  type PassportFile,
} from './format'
import { mapFields } from '../../../domain/grant-form/mapFields'

/** Which part of a draft exceeds the limits of a passport (`passportLimits`). */
export type Excess = 'files' | 'members' | 'answers'

/** The draft is larger than a passport may be, so it could not be opened again. */
export class PassportTooLargeError extends Error {
  readonly excess: Excess

  constructor(excess: Excess) {
    super(`The draft is larger than a copy can hold: ${excess}`)
    this.name = 'PassportTooLargeError'
    this.excess = excess
  }
}

/**
 * The draft and its files as one passport. Complete Aadhaar numbers are left out, and a file field
 * without its file is left blank. Throws `PassportTooLargeError`.
 */
export function writePassport(
  draft: PassportDraft,
  attachments: readonly PassportFile[],
): Uint8Array<ArrayBuffer> {
  const form = knownForm(draft.kind)
  const given = new Map(attachments.map((file) => [file.id, file]))
  const { values: safe, redact } = withoutAadhaar(form, draft.values)
  const used = new Map<string, PassportFile>()
  const values = mapFields(form, safe, (field, value) => {
    if (field.kind !== 'file') return value
    const file = given.get(value)
    if (file !== undefined) used.set(file.id, file)
    return file?.id ?? ''
  })

  const zip: Zippable = {}
  const listed = [...used.values()].map((file, index) => {
    const bytes = new Uint8Array(file.bytes)
    const entry = `files/${index + 1}`
    zip[entry] = bytes
    return {
      id: file.id,
      entry,
      name: redact(file.name).slice(0, 1000) || entry,
      type: file.type,
      size: bytes.byteLength,
      sha256: sha256Hex(bytes),
    }
  })
  const content: PassportContent = {
    kind: draft.kind,
    schemaVersion: draftSchemaVersion,
    revision: draft.revision,
    savedAt: draft.savedAt,
    values,
    attachments: listed,
  }
  const json = new TextEncoder().encode(
    JSON.stringify({
      format: passportFormat,
      version: passportVersion,
      // Undefined outside a demo, and then left out of the JSON.
      note: demoNote(),
      contentSha256: sha256Hex(canonicalJson(content)),
      content,
    }),
  )
  const excess = excessOf(content, json.byteLength)
  if (excess !== undefined) throw new PassportTooLargeError(excess)
  // Nothing is saved that could not be opened again.
  contentSchema.parse(content)
  // A fixed time, so that equal drafts make equal files. (`mtime` is read as local time, from 1980
  // on.)
  return zipSync({ [passportEntry]: json, ...zip }, { level: 0, mtime: new Date(2000, 0, 1) })
}

function excessOf({ values, attachments }: PassportContent, json: number): Excess | undefined {
  if (values.teamMembers.length > passportLimits.members) return 'members'
  if (json > passportLimits.json) return 'answers'
  const size = attachments.reduce((sum, file) => sum + file.size, json)
  // Leaves room for the ZIP's own headers.
  const tooLarge = size > passportLimits.bytes * 0.99
  return tooLarge || attachments.length > passportLimits.files ? 'files' : undefined
}
