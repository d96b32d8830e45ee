import type { GrantKind } from '../../domain/grant-form/grantForm'
import { database, tellSetAside } from '../database'
import { NewerVersionError } from '../failure'
import { besideLost, readRows } from '../readRows'
import type { DraftRow, SetAsideRow } from '../rows'
import { asideOf } from '../setAside'
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
  return besideLost(
    (aside) => open(of, aside),
    () => readRows(database.quarantine, asideOf(userId)),
  )
}

type Of = { id: string; userId: string; kind: GrantKind }

function open(of: Of, readable?: readonly SetAsideRow[]): Promise<Opened> {
  const { drafts, quarantine } = database
  const listAside = async () => readable ?? (await asideOf(of.userId).toArray())
  return database.transaction('rw', drafts, quarantine, async () => {
    const stored: unknown = await drafts.get(of.id)
    const movedAside = stored === undefined ? findMovedAside(await listAside(), of.id) : undefined
    const row = stored ?? movedAside?.row
    if (row === undefined) return { draft: undefined, unread: [] }
    if (isNewer(row)) throw new NewerVersionError()
    const read = readDraft(row)
    if (read.ok && stored !== undefined) {
      const { draft } = read
      const unread = draft.salvagedFrom === undefined ? [] : unreadOf(draft, await listAside())
      return { draft, unread }
    }
    tellLater()
    if (read.ok) {
      await quarantine.delete(movedAside?.id ?? 0)
      await drafts.put(read.draft)
      return { draft: read.draft, unread: [] }
    }
    const { draft, unread } = salvageDraft(row, of)
    const aside = movedAside ?? {
      userId: of.userId,
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
function findMovedAside(aside: readonly SetAsideRow[], draftId: string): SetAsideRow | undefined {
  return aside.findLast(
    ({ table, row, restored }) =>
      table === 'drafts' && restored !== true && (row as { id?: unknown } | null)?.id === draftId,
  )
}

function unreadOf(draft: DraftRow, aside: readonly SetAsideRow[]): readonly UnreadPart[] {
  const from = aside.find(({ id }) => id === draft.salvagedFrom)
  return from === undefined ? [] : salvageDraft(from.row, draft).unread
}

function tellLater(): void {
  setTimeout(() => {
    tellSetAside().catch(() => undefined)
  })
}
