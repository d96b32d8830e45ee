import type { GrantKind } from '../../domain/grant-form/grantForm'
import { database, tellSetAside } from '../database'
import { NewerVersionError } from '../failure'
import type { DraftRow } from '../rows'
import { draftId } from './drafts'
import { isNewer, readDraft } from './readDraft'
import { salvageDraft, type UnreadPart } from './salvageDraft'

type Opened = {
  draft: DraftRow | undefined
  /** The parts of this draft that could not be read, while the row it was salvaged from is set aside. */
  unread: readonly UnreadPart[]
}

/**
 * The draft for the tab that edits it. From a damaged one, whatever fits is restored and the original
 * row is set aside whole; a draft that an earlier version moved aside is restored too, if nothing was
 * started since. Throws `NewerVersionError` for one that only a newer version can read, which is not
 * changed.
 */
export function openDraft(userId: string, kind: GrantKind): Promise<Opened> {
  const of = { id: draftId(userId, kind), userId, kind }
  const { drafts, quarantine } = database
  return database.transaction('rw', drafts, quarantine, async () => {
    const stored: unknown = await drafts.get(of.id)
    const movedAside = stored === undefined ? await findMovedAside(of) : undefined
    const row = stored ?? movedAside?.row
    if (row === undefined) return { draft: undefined, unread: [] }
    if (isNewer(row)) throw new NewerVersionError()
    const read = readDraft(row)
    if (read.ok && stored !== undefined)
      return { draft: read.draft, unread: await unreadOf(read.draft) }
    tellLater()
    if (read.ok) {
      await quarantine.delete(movedAside?.id ?? 0)
      await drafts.put(read.draft)
      return { draft: read.draft, unread: [] }
    }
    const { draft, unread } = salvageDraft(row, of)
    const aside = movedAside ?? {
      userId,
      table: 'drafts',
      reason: read.reason,
      at: Date.now(),
      row,
    }
    const salvagedFrom = await quarantine.put({ ...aside, restored: true })
    // Makes writes of other tabs on the damaged row stale.
    const salvaged = { ...draft, revision: draft.revision + 1, salvagedFrom }
    await drafts.put(salvaged)
    return { draft: salvaged, unread }
  })
}

/** The last row of this draft that an earlier version moved out of the table and never restored. */
async function findMovedAside({ id, userId }: { id: string; userId: string }) {
  const rows = await database.quarantine.where('userId').anyOf(userId, '').toArray()
  return rows.findLast(
    ({ table, row, restored }) =>
      table === 'drafts' && restored !== true && (row as { id?: unknown } | null)?.id === id,
  )
}

async function unreadOf(draft: DraftRow): Promise<readonly UnreadPart[]> {
  if (draft.salvagedFrom === undefined) return []
  const aside = await database.quarantine.get(draft.salvagedFrom)
  return aside === undefined ? [] : salvageDraft(aside.row, draft).unread
}

function tellLater(): void {
  setTimeout(() => {
    tellSetAside().catch(() => undefined)
  })
}
