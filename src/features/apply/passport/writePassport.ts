import { zipSync, type Zippable } from 'fflate'
import { grantForms } from '../../../domain/grant-form/forms'
import { demoNote } from '../../../lib/demoMark'
import { canonicalJson, sha256Hex } from '../../../lib/hash'
import { draftSchemaVersion } from '../../../storage/draftMigrations'
import { withoutAadhaar } from './aadhaar'
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

/** The draft is larger than a passport may be (`passportLimits`): it could not be opened again. */
export class PassportTooLargeError extends Error {
  constructor() {
    super('The draft is larger than a copy can hold')
    this.name = 'PassportTooLargeError'
  }
}

/**
 * The draft and the files that it names as one passport. Whole Aadhaar numbers stay out; a file
 * that is named but not given is left blank. Throws `PassportTooLargeError`.
 */
export function writePassport(
  draft: PassportDraft,
  attachments: readonly PassportFile[],
): Uint8Array<ArrayBuffer> {
  const form = grantForms[draft.kind]
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
      name: redact(file.name),
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
      // Left out of the JSON where there is none.
      note: demoNote(),
      contentSha256: sha256Hex(canonicalJson(content)),
      content,
    }),
  )
  const size = listed.reduce((sum, file) => sum + file.size, json.byteLength)
  // Leaves room for the ZIP's own headers.
  const tooLarge = json.byteLength > passportLimits.json || size > passportLimits.bytes * 0.99
  if (tooLarge || !contentSchema.safeParse(content).success) throw new PassportTooLargeError()
  // A fixed time: equal drafts make equal files. (`mtime` is read as local time, from 1980 on.)
  return zipSync({ [passportEntry]: json, ...zip }, { level: 0, mtime: new Date(2000, 0, 1) })
}
