import { unzipSync } from 'fflate'
import { attachmentIds, type GrantKind } from '../../../domain/grant-form/grantForm'
import { knownForm } from '../../../domain/grant-form/forms'
import { withoutAadhaar } from '../../../domain/grant-form/redact'
import { isRecord } from '../../../lib/isRecord'
import { draftId } from '../../../storage/drafts/drafts'
import { isNewer, readDraft } from '../../../storage/drafts/readDraft'
import { sha256Hex } from '../../../storage/hash'
import { passportReasons as reasons } from './openCopy'
import { passportLimits } from './format'
import { jsonFromOutside, Refusal, safeType, type PassportReading } from './readPassport'

/**
 * Reads the draft of a form from the ZIP that is saved before everything is erased
 * (`storage/whole-copy`): whoever has saved it wants to go on from it. Never throws, as `readPassport`.
 */
export function readWholeDraft(bytes: Uint8Array, kind: GrantKind): PassportReading {
  try {
    return parse(bytes, kind)
  } catch (error) {
    return { ok: false, reason: error instanceof Refusal ? error.message : reasons.damaged }
  }
}

function parse(bytes: Uint8Array, kind: GrantKind): PassportReading {
  const listed = unpack(bytes, (name) => name === 'rows.json')
  const rows = jsonFromOutside(listed['rows.json'] ?? new Uint8Array())
  if (!Array.isArray(rows)) throw new Refusal(reasons.damaged)
  const records = rows.filter(isRecord)
  // An application that was submitted has an id of its own.
  const row = records.find(
    ({ id, userId }) => typeof userId === 'string' && id === draftId(userId, kind),
  )
  if (row === undefined) throw new Refusal(reasons.noDraft)
  if (isNewer(row)) throw new Refusal(reasons.newer)
  const read = readDraft(row)
  if (!read.ok) throw new Refusal(reasons.damaged)
  const { values: whole, revision, savedAt, changedAt = savedAt } = read.draft
  const form = knownForm(kind)
  const named = new Set(attachmentIds(form, whole))
  const own = records.filter(({ id, ownerId }) => ownerId === row['id'] && named.has(String(id)))
  const places = new Set(own.map((file) => file['bytes']))
  const entries = unpack(bytes, (name) => places.has(name))
  const files = own.flatMap(({ id, name, type, size, bytes: place }) => {
    const data = typeof place === 'string' ? entries[place] : undefined
    // Its bytes, or some of them, were lost before the copy was saved, which may be all that is left.
    if (data === undefined || data.byteLength !== size) return []
    return {
      id: String(id),
      name: String(name),
      type: safeType(String(type)),
      bytes: data.slice().buffer,
      sha256: sha256Hex(data),
    }
  })
  const { values } = withoutAadhaar(form, whole)
  return { ok: true, passport: { kind, revision, savedAt: changedAt, values, files }, whole }
}

/** Some entries of the ZIP, which may not unpack to more than a copy of a draft may have. */
function unpack(
  bytes: Uint8Array,
  isWanted: (name: string) => boolean,
): Record<string, Uint8Array> {
  let total = 0
  return unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!isWanted(name)) return false
      total += originalSize
      if (total > passportLimits.bytes) throw new Refusal(reasons.tooLarge)
      return true
    },
  })
}
