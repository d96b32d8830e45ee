import * as z from 'zod/mini'
import type { GrantKind, GrantValues } from '../../../domain/grant-form/grantForm'
import type { AttachmentRow } from '../../../storage/rows'

/*
 * A draft passport is a ZIP of stored (never compressed) entries: `passport.json`, and the bytes of
 * each attachment as `files/1`, `files/2`… Nothing is compressed, so that a file can never unpack to
 * more than its own size. Of an Aadhaar number it holds the last four digits.
 */

export const passportFormat = 'ssip-draft'
export const passportVersion = 1
export const passportEntry = 'passport.json'
export const passportEnding = '.ssip-draft'

/** Kept when a copy is saved and when one is opened, so that what can be saved can be opened. */
export const passportLimits = {
  /** The whole file. */
  bytes: 100_000_000,
  /** The answers as JSON. */
  json: 10_000_000,
  files: 100,
  members: 50,
} as const

/** A draft as it travels: nobody's yet, it belongs to whoever opens it. */
export type PassportDraft = {
  kind: GrantKind
  values: GrantValues
  /** Epoch milliseconds of the last change. */
  savedAt: number
  revision: number
}

export type PassportFile = Pick<AttachmentRow, 'id' | 'name' | 'type' | 'bytes'>

/** What a passport held once it was found whole. Aadhaar fields hold the last four digits or ''. */
export type Passport = PassportDraft & { files: (PassportFile & { sha256: string })[] }

const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/))
const group = z.record(z.string(), z.string())

/** What the hash in `passport.json` vouches for. */
export const contentSchema = z.strictObject({
  kind: z.enum(['poc', 'ipr']),
  schemaVersion: z.int().check(z.minimum(1)),
  revision: z.int().check(z.minimum(1)),
  savedAt: z.int().check(z.minimum(0), z.maximum(8_640_000_000_000_000)),
  values: z.strictObject({
    fields: group,
    teamMembers: z.array(group).check(z.minLength(1), z.maxLength(passportLimits.members)),
    teamLeader: z.string(),
    mentor: group,
  }),
  attachments: z
    .array(
      z.strictObject({
        id: z.string().check(z.minLength(1), z.maxLength(100)),
        entry: z.string(),
        name: z.string().check(z.minLength(1), z.maxLength(1000)),
        type: z.string(),
        size: z.int().check(z.minimum(0)),
        sha256,
      }),
    )
    .check(z.maxLength(passportLimits.files)),
})

export const passportSchema = z.strictObject({
  format: z.literal(passportFormat),
  version: z.literal(passportVersion),
  /** For whoever looks into the file: that it comes from a demo. */
  note: z.optional(z.string()),
  contentSha256: sha256,
  content: contentSchema,
})

export type PassportContent = z.infer<typeof contentSchema>
