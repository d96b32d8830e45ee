import { knownForm } from '../../domain/grant-form/forms'
import type { GrantKind, GrantValues } from '../../domain/grant-form/grantForm'
import { mapFields } from '../../domain/grant-form/mapFields'
import { isSame } from '../hash'
import { addAttachment, attachmentsOf } from '../attachments'
import { database } from '../database'
import { draftId, loadDraft, putDraft } from './drafts'
import { openDraft } from './openDraft'
import { nowhere } from './readDraft'
import { StaleRevisionError } from '../failure'
import type { AttachmentRow } from '../rows'

type IncomingDraft = {
  files: readonly Pick<AttachmentRow, 'id' | 'name' | 'type' | 'bytes'>[]
  /** Its file fields hold the ids above; a file that did not come along leaves its field blank. */
  values: GrantValues
  /** When it was changed last, if that was elsewhere; epoch milliseconds. */
  changedAt?: number
  /** The answers that the person agreed to replace. */
  replaces: GrantValues | undefined
}

/**
 * Replaces this device's draft with one from elsewhere, files first, in one transaction: all or
 * nothing. Throws `StaleRevisionError` when this device's answers are no longer those that the person
 * agreed to replace. Returns a function that undoes it, which throws the same error when something
 * was typed since.
 */
export async function replaceDraft(
  userId: string,
  kind: GrantKind,
  incoming: IncomingDraft,
): Promise<() => Promise<void>> {
  const id = draftId(userId, kind)
  const { keepStoredState } = await import('../restore-points/returnTo')
  await keepStoredState(userId, kind)
  // Not in the transaction, which would fail with a row or a file that cannot be read.
  await openDraft(userId, kind)
  const filesBefore = await attachmentsOf(id)
  return inOneTransaction(async () => {
    const before = await loadDraft(userId, kind)
    if (!isSame(before?.values, incoming.replaces)) throw new StaleRevisionError()
    const ids = new Map<string, string>()
    for (const file of incoming.files) ids.set(file.id, (await addAttachment(id, file)).id)
    const revision = (before?.revision ?? 0) + 1
    const values = mapFields(knownForm(kind), incoming.values, (field, value) =>
      field.kind === 'file' ? (ids.get(value) ?? '') : value,
    )
    const { changedAt } = incoming
    const row = { id, userId, kind, revision, savedAt: Date.now(), changedAt, values }
    await putDraft({ ...row, place: nowhere })
    return () =>
      inOneTransaction(async () => {
        const stored = await loadDraft(userId, kind)
        if (!isSame(stored?.values, values)) throw new StaleRevisionError()
        await database.attachments.bulkPut(filesBefore)
        if (before === undefined) return database.drafts.delete(id)
        return putDraft({ ...before, revision: (stored?.revision ?? 0) + 1 })
      })
  })
}

function inOneTransaction<Result>(work: () => Promise<Result>): Promise<Result> {
  const { drafts, attachments } = database
  return database.transaction('rw', drafts, attachments, work)
}
