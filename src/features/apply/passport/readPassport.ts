import { unzipSync } from 'fflate'
import { knownForm } from '../../../domain/grant-form/forms'
import type { GrantValues } from '../../../domain/grant-form/grantForm'
import { canonicalJson, sha256Hex } from '../../../storage/hash'
import { isNewer, readDraft } from '../../../storage/drafts/readDraft'
import { passportReasons as reasons } from './openCopy'
import {
  passportEntry,
  passportFormat,
  passportLimits,
  passportSchema,
  passportVersion,
  type Passport,
  type PassportContent,
} from './format'
import { mapFields } from '../../../domain/grant-form/mapFields'

export type PassportReading =
  /** `whole`: the answers with their complete Aadhaar numbers, where the file has them. */
  { ok: true; passport: Passport; whole?: GrantValues } | { ok: false; reason: string }

/**
 * Reads a passport and checks all of it: sizes, shape, hashes. Never throws; a refusal gives the
 * reason.
 */
export function readPassport(bytes: Uint8Array): PassportReading {
  try {
    return { ok: true, passport: parse(bytes) }
  } catch (error) {
    // Any other error that a damaged file causes.
    return { ok: false, reason: error instanceof Refusal ? error.message : reasons.damaged }
  }
}

/** Why a file is not opened, as people read it. */
export class Refusal extends Error {}

function parse(bytes: Uint8Array): Passport {
  const entries = unpack(bytes)
  const json = entries[passportEntry]
  if (json === undefined) throw new Refusal(reasons.foreign)
  const content = contentOf(json)
  const files = content.attachments.map((file) => {
    const data = entries[file.entry]
    if (data === undefined) throw new Refusal(reasons.fileMissing(file.name))
    if (data.byteLength !== file.size || sha256Hex(data) !== file.sha256)
      throw new Refusal(reasons.fileChanged(file.name))
    return {
      id: file.id,
      name: file.name,
      type: safeType(file.type),
      bytes: data.slice().buffer,
      sha256: file.sha256,
    }
  })
  if (Object.keys(entries).length !== files.length + 1) throw new Refusal(reasons.foreign)
  return { ...draftOf(content), files }
}

/**
 * The entries of the ZIP. Only stored entries with the names of a passport are accepted, and each
 * name once.
 */
function unpack(bytes: Uint8Array): Record<string, Uint8Array> {
  if (bytes.byteLength > passportLimits.bytes) throw new Refusal(reasons.tooLarge)
  // 'PK', the first bytes of every ZIP.
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) throw new Refusal(reasons.foreign)
  const seen = new Set<string>()
  let total = 0
  return unzipSync(bytes, {
    filter: ({ name, size, originalSize, compression }) => {
      total += originalSize
      if (!/^(passport\.json|files\/[1-9]\d{0,2})$/.test(name)) throw new Refusal(reasons.foreign)
      if (compression !== 0 || size !== originalSize || seen.has(name))
        throw new Refusal(reasons.damaged)
      seen.add(name)
      // Overlapping entries would unpack to more than the file's size.
      if (total > bytes.byteLength || seen.size > passportLimits.files + 1)
        throw new Refusal(reasons.damaged)
      if (name === passportEntry && size > passportLimits.json) throw new Refusal(reasons.tooLarge)
      return true
    },
  })
}

/** JSON from outside, without what could reach into the portal's own objects. */
export function jsonFromOutside(json: Uint8Array): unknown {
  return JSON.parse(
    new TextDecoder('utf-8', { fatal: true }).decode(json),
    (key, value: unknown) => {
      if (['__proto__', 'constructor', 'prototype'].includes(key))
        throw new Refusal(reasons.damaged)
      return value
    },
  )
}

function contentOf(json: Uint8Array): PassportContent {
  const data = jsonFromOutside(json)
  const { format, version } = (data ?? {}) as { format?: unknown; version?: unknown }
  if (format !== passportFormat) throw new Refusal(reasons.foreign)
  if (typeof version === 'number' && version > passportVersion) throw new Refusal(reasons.newer)
  const parsed = passportSchema.safeParse(data)
  if (!parsed.success) throw new Refusal(reasons.damaged)
  const { content, contentSha256 } = parsed.data
  if (sha256Hex(canonicalJson(content)) !== contentSha256) throw new Refusal(reasons.changed)
  return content
}

/**
 * The draft in today's shape. It names each of its files and no others, and has no complete Aadhaar
 * numbers.
 */
function draftOf(content: PassportContent): Omit<Passport, 'files'> {
  const { kind, revision, savedAt, schemaVersion, values } = content
  const row = { id: 'passport', userId: '', kind, schemaVersion, revision, savedAt, values }
  if (isNewer(row)) throw new Refusal(reasons.newer)
  const read = readDraft(row)
  if (!read.ok) throw new Refusal(reasons.damaged)
  const unnamed = new Set(content.attachments.map((file) => file.id))
  if (unnamed.size !== content.attachments.length) throw new Refusal(reasons.damaged)
  const known = new Set(unnamed)
  mapFields(knownForm(kind), read.draft.values, (field, value) => {
    if (field.kind === 'file' && value !== '') {
      if (!known.has(value)) throw new Refusal(reasons.fileMissing(field.label))
      unnamed.delete(value)
    }
    if (field.kind === 'aadhaar' && !/^(\d{4})?$/.test(value)) throw new Refusal(reasons.damaged)
    return value
  })
  // A newer version asks for it in a field of its own; a draft of this version would lose it.
  if (unnamed.size > 0) throw new Refusal(reasons.newer)
  return { kind, revision, savedAt, values: read.draft.values }
}

/** A file is only ever shown as a type that forms accept; any other is treated as plain bytes. */
export function safeType(type: string): string {
  return ['application/pdf', 'image/jpeg', 'image/png'].includes(type)
    ? type
    : 'application/octet-stream'
}
