import { formOf } from '../../domain/grant-form/forms'
import type { OnUnshown } from '../../domain/application/unshown'
import type { GrantKind } from '../../domain/grant-form/grantForm'
import { latestFirst } from '../../lib/order'
import { database } from '../database'
import { DraftGoneError, mayBeLost, NewerVersionError, StaleRevisionError } from '../failure'
import { draftSchemaVersion, isNewer, readDraft } from './readDraft'
import { salvageDraft } from './salvageDraft'
import { setAside } from '../setAside'
import { isLost, readRow, readRows } from '../readRows'
import type { DraftRow } from '../rows'

export function draftId(userId: string, kind: GrantKind): string {
  return `${userId}:${kind}`
}

/**
 * The draft, migrated to today's shape; of a damaged one whatever can be read; undefined for one of a
 * newer version, or whose bytes the browser has lost. It only reads, so that live queries can use it; the tab that edits uses `openDraft`.
 */
export async function loadDraft(userId: string, kind: GrantKind): Promise<DraftRow | undefined> {
  const id = draftId(userId, kind)
  const stored: unknown = await readRow(database.drafts, id)
  return stored === undefined ? undefined : readable(stored, { id, userId, kind })
}

/** Whether there is a draft, also one that `loadDraft` cannot read. */
export async function isDraftThere(id: string): Promise<boolean> {
  return (await database.drafts.where('id').equals(id).count()) > 0
}

/** All drafts of a person as `loadDraft` returns them, newest first. */
export async function listDrafts(userId: string, onUnshown?: OnUnshown): Promise<DraftRow[]> {
  const { drafts } = database
  const stored = await readRows(drafts, drafts.where('userId').equals(userId), () =>
    onUnshown?.('lost'),
  )
  return stored
    .map((row) => {
      const kind = row.id.slice(draftId(userId, '').length)
      if (isNewer(row)) onUnshown?.('newer')
      else if (formOf(kind) !== undefined) return readable(row, { id: row.id, userId, kind })
      else {
        onUnshown?.('damaged')
        // No form of any version would ever open it.
        setAside('drafts', row, 'id: of no form')
      }
      return undefined
    })
    .filter((draft) => draft !== undefined)
    .toSorted((a, b) => latestFirst(a.savedAt, b.savedAt))
}

/**
 * Writes the revision after the stored one; resolves once its transaction has completed. Throws
 * `StaleRevisionError` when the stored revision is not `draft.revision - 1`, or was not saved at
 * `savedBefore`: a draft that was begun since has the same numbers. Throws `DraftGoneError` when
 * there was one and it is gone, and `NewerVersionError` when a newer version wrote it. A stored one
 * whose bytes the browser has lost is written over.
 */
export async function putDraft(
  draft: Omit<DraftRow, 'schemaVersion'>,
  savedBefore?: number,
): Promise<void> {
  const row = { ...draft, schemaVersion: draftSchemaVersion }
  try {
    await putNext(row, savedBefore)
  } catch (error) {
    // There is nothing left to compare with, and whoever writes has all of it.
    if (!mayBeLost(error) || !(await isLost(database.drafts, row.id))) throw error
    await database.drafts.put(row)
  }
}

async function putNext(draft: DraftRow, savedBefore?: number): Promise<void> {
  await database.transaction('rw', database.drafts, async () => {
    // Both requests are sent at once, which saves a round trip on every keystroke. The check still
    // comes first, and a throw aborts the write.
    const [stored] = await Promise.all([database.drafts.get(draft.id), database.drafts.put(draft)])
    if (isNewer(stored)) throw new NewerVersionError()
    if (stored === undefined && draft.revision > 1) throw new DraftGoneError()
    if ((stored?.revision ?? 0) !== draft.revision - 1) throw new StaleRevisionError()
    if (savedBefore !== undefined && stored?.savedAt !== savedBefore) throw new StaleRevisionError()
  })
}

/** Marks the stored draft as changed: writes based on its previous revision are refused from now on. */
export async function raiseRevision(id: string): Promise<void> {
  await database.drafts
    .where('id')
    .equals(id)
    .modify((draft) => {
      // A damaged draft gets a revision when it is opened.
      if (!isNewer(draft) && Number.isSafeInteger(draft.revision)) draft.revision += 1
    })
}

/**
 * Removes the draft and returns it, so that `restoreDraft` can undo it. Its files stay for a day
 * (`orphans.ts`).
 */
export async function discardDraft(id: string): Promise<DraftRow | undefined> {
  return database.transaction('rw', database.drafts, async () => {
    const draft = await database.drafts.get(id)
    if (isNewer(draft)) throw new NewerVersionError()
    await database.drafts.delete(id)
    return draft
  })
}

/** Puts a discarded draft back, unless a new one was started since. Resolves with whether it did. */
export async function restoreDraft(draft: DraftRow): Promise<boolean> {
  return database.transaction('rw', database.drafts, async () => {
    if ((await database.drafts.get(draft.id)) !== undefined) return false
    await database.drafts.add(draft)
    return true
  })
}

function readable(
  stored: unknown,
  of: Pick<DraftRow, 'id' | 'userId' | 'kind'>,
): DraftRow | undefined {
  if (isNewer(stored)) return undefined
  const read = readDraft(stored)
  return read.ok ? read.draft : salvageDraft(stored, of).draft
}
