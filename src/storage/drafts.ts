import type { GrantKind } from '../domain/grant-form/grantForm'
import { database } from './database'
import { DraftGoneError, StaleRevisionError } from './failure'
import { draftSchemaVersion, readDraft } from './draftMigrations'
import { quarantine } from './quarantine'
import type { DraftRow } from './rows'

export function draftId(userId: string, kind: GrantKind): string {
  return `${userId}:${kind}`
}

/** The draft, migrated to today's shape; a damaged one goes to quarantine and counts as absent. */
export async function loadDraft(userId: string, kind: GrantKind): Promise<DraftRow | undefined> {
  const stored: unknown = await database.drafts.get(draftId(userId, kind))
  return stored === undefined ? undefined : readable(stored)
}

/**
 * All readable drafts of a person, newest first. It only reads, so that live queries can use it: a
 * damaged one is left out here, and put aside when its form opens.
 */
export async function listDrafts(userId: string): Promise<DraftRow[]> {
  const stored: unknown[] = await database.drafts.where('userId').equals(userId).toArray()
  return stored
    .map(readable)
    .filter((draft) => draft !== undefined)
    .toSorted((a, b) => b.savedAt - a.savedAt)
}

/**
 * Writes a revision that follows the stored one, and resolves once its transaction has completed.
 * Throws `StaleRevisionError` when the stored revision is not `draft.revision - 1`, and
 * `DraftGoneError` when there was one and it is there no more.
 */
export async function putDraft(draft: Omit<DraftRow, 'schemaVersion'>): Promise<void> {
  await database.transaction('rw', database.drafts, async () => {
    // Both are asked for at once, which saves a round trip on every keystroke; the check still comes
    // first, and a throw takes the write back.
    const [stored] = await Promise.all([
      database.drafts.get(draft.id),
      database.drafts.put({ ...draft, schemaVersion: draftSchemaVersion }),
    ])
    if (stored === undefined && draft.revision > 1) throw new DraftGoneError()
    if ((stored?.revision ?? 0) !== draft.revision - 1) throw new StaleRevisionError()
  })
}

/**
 * Takes the draft away and gives it back, so that `restoreDraft` can undo it. Its files stay for a
 * day (`sweepAttachments`).
 */
export async function discardDraft(id: string): Promise<DraftRow | undefined> {
  return database.transaction('rw', database.drafts, async () => {
    const draft = await database.drafts.get(id)
    await database.drafts.delete(id)
    return draft
  })
}

/** Puts a discarded draft back, unless a new one was begun since. Says whether it did. */
export async function restoreDraft(draft: DraftRow): Promise<boolean> {
  return database.transaction('rw', database.drafts, async () => {
    if ((await database.drafts.get(draft.id)) !== undefined) return false
    await database.drafts.add(draft)
    return true
  })
}

function readable(stored: unknown): DraftRow | undefined {
  const read = readDraft(stored)
  if (read.ok) return read.draft
  quarantine('drafts', stored, read.reason)
  return undefined
}
