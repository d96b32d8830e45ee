import * as z from 'zod/mini'
import type { GrantKind, GrantValues } from '../../../domain/grant-form/grantForm'
import { grantValuesSchema } from '../../../domain/grant-form/values'
import type { AttachmentRow } from '../../../storage/rows'

/*
 * A draft passport, which people know as a saved copy (`copy` names words in these sources), is a ZIP of
 * stored entries: `passport.json`, and the bytes of each attachment as `files/1`, `files/2`… Nothing is
 * compressed, so a file can never unpack to more than its own size. Only the last four digits of Aadhaar
 * numbers are included.
 */

export const passportFormat = 'ssip-draft'
export const passportVersion = 1
export const passportEntry = 'passport.json'
export const passportEnding = '.ssip-draft'

/** Checked when a copy is saved and when one is opened, so that whatever can be saved can be opened. */
export const passportLimits = {
  /** The whole file. */
  bytes: 100_000_000,
  /** The answers as JSON. */
  json: 10_000_000,
  /** Entry names have at most three digits; each member and the mentor may have a scan. */
  files: 999,
  /** More than this, a form can hardly show on a phone. */
  members: 500,
} as const

/** A draft in transit: it has no owner, and will belong to whoever opens it. */
export type PassportDraft = {
  kind: GrantKind
  values: GrantValues
  /** Epoch milliseconds of the last change. */
  savedAt: number
  revision: number
}

export type PassportFile = Pick<AttachmentRow, 'id' | 'name' | 'type' | 'bytes'>

/** The contents of a passport that passed all checks. Aadhaar fields hold the last four digits or ''. */
export type Passport = PassportDraft & { files: (PassportFile & { sha256: string })[] }

const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/))
const values = grantValuesSchema.shape

/** What the hash in `passport.json` covers. */
export const contentSchema = z.strictObject({
  kind: z.string(),
  schemaVersion: z.int().check(z.minimum(1)),
  revision: z.int().check(z.minimum(1)),
  savedAt: z.int().check(z.minimum(0), z.maximum(8_640_000_000_000_000)),
  values: z.strictObject({
    ...values,
    teamMembers: values.teamMembers.check(z.minLength(1), z.maxLength(passportLimits.members)),
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
  /** Tells anybody who looks into the file that it comes from a demo. */
  note: z.optional(z.string()),
  contentSha256: sha256,
  content: contentSchema,
})

export type PassportContent = z.infer<typeof contentSchema>
