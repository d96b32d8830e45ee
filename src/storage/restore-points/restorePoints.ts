import type { Table } from 'dexie'
import type { GrantValues } from '../../domain/grant-form/grantForm'
import { isSame } from '../hash'
import { besideLost, readRows } from '../readRows'
import { databaseExists } from '../settings/settings'
import { SealableDatabase } from '../SealableDatabase'

/** Why a state was kept. */
export type Occasion =
  | 'opened'
  /** Before something was emptied, removed or replaced. */
  | 'before-loss'
  /** After some minutes of typing. */
  | 'typing'
  | 'step-left'
  /** Before an earlier state replaced the draft. */
  | 'before-return'

/** An earlier state of a draft, to which one can return. */
export type RestorePoint = {
  id: number
  draftId: string
  /** Epoch milliseconds. */
  at: number
  occasion: Occasion
  values: GrantValues
}

/** Limits for one draft: the number of states, and their total size as JSON in characters. */
const limits = { points: 20, characters: 2_000_000 }

/**
 * A separate database, so that writing a draft never waits for it. As durable as the draft, although
 * most states are second copies: once the draft is written without what was lost, the state kept
 * before that is the only copy.
 */
class RestorePointDatabase extends SealableDatabase {
  declare points: Table<RestorePoint, number, Omit<RestorePoint, 'id'>>

  constructor() {
    super('ssip-restore-points')
    this.version(1).stores({ points: '++id, draftId' })
  }
}

const database = new RestorePointDatabase()

/** Stores a state, unless it equals the newest one, and removes the oldest. */
export async function keepRestorePoint(
  draftId: string,
  occasion: Occasion,
  values: GrantValues,
): Promise<void> {
  const keep = async (readable?: readonly RestorePoint[]) =>
    database.transaction('rw', database.points, async () => {
      const kept = readable ?? newestFirst(await ofDraft(draftId).toArray())
      if (isSame(kept[0]?.values, values)) return
      await database.points.add({ draftId, occasion, values, at: Date.now() })
      let room = limits.characters - JSON.stringify(values).length
      const tooMany = kept.filter((point, index) => {
        room -= JSON.stringify(point.values).length
        return index >= limits.points - 1 || room < 0
      })
      await database.points.bulkDelete(tooMany.map(({ id }) => id))
    })
  await besideLost(keep, () => listPoints(draftId))
}

/** The stored states of a draft, newest first. */
export async function listRestorePoints(draftId: string): Promise<RestorePoint[]> {
  return (await restorePointsExist()) ? listPoints(draftId) : []
}

/** All of them; undefined while one cannot be read, so that nobody knows which files it names. */
export async function allRestorePoints(draftId: string): Promise<RestorePoint[] | undefined> {
  if (!(await restorePointsExist())) return []
  let isWhole = true
  const points = await listPoints(draftId, () => {
    isWhole = false
  })
  return isWhole ? points : undefined
}

/** Removes a draft's states with it; returns the function that restores them. */
export async function removeRestorePoints(draftId: string): Promise<() => Promise<void>> {
  if (!(await restorePointsExist())) return async () => undefined
  const kept = await listPoints(draftId)
  // Those that the browser has lost too.
  await ofDraft(draftId).delete()
  return async () => {
    if (kept.length > 0) await database.points.bulkPut(kept)
  }
}

/** Removes the states of every draft. */
export async function clearRestorePoints(): Promise<void> {
  if (await restorePointsExist()) await database.points.clear()
}

/** `onLost` as in `readRows`. */
async function listPoints(draftId: string, onLost?: () => void): Promise<RestorePoint[]> {
  return newestFirst(await readRows(database.points, ofDraft(draftId), onLost))
}

/** Not by time: the clock may have been ahead then. */
function newestFirst(points: readonly RestorePoint[]): RestorePoint[] {
  return points.toSorted((a, b) => b.id - a.id)
}

function ofDraft(draftId: string) {
  return database.points.where('draftId').equals(draftId)
}

/** If no state was ever stored, no database is opened or created. */
async function restorePointsExist(): Promise<boolean> {
  // `Dexie.exists` creates a missing database and deletes it again, with the first state that was
  // kept meanwhile.
  return database.isOpen() || databaseExists(database.name)
}
