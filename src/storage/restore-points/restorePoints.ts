import Dexie, { type PromiseExtended, type Table } from 'dexie'
import type { GrantValues } from '../../domain/grant-form/grantForm'
import { lettingGo } from '../../lib/indexed-db/leftPage'
import { isSame } from '../hash'
import { sharedComputer } from '../sealing/sharedComputer'

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

/** A separate database, so that writing a draft never waits for it. */
class RestorePointDatabase extends Dexie {
  declare points: Table<RestorePoint, number, Omit<RestorePoint, 'id'>>
  #sealed = false

  constructor() {
    super('ssip-restore-points', lettingGo(Dexie.dependencies.indexedDB))
    this.version(1).stores({ points: '++id, draftId' })
  }

  override open(): PromiseExtended<Dexie> {
    if (!sharedComputer.mayHoldSealed() || this.#sealed) return super.open()
    return Dexie.Promise.resolve(import('../sealing/install')).then(({ installSealing }) => {
      this.#sealed = true
      installSealing(this)
      return super.open()
    })
  }
}

const database = new RestorePointDatabase()

/** Stores a state, unless it equals the newest one, and removes the oldest. */
export async function keepRestorePoint(
  draftId: string,
  occasion: Occasion,
  values: GrantValues,
): Promise<void> {
  await database.transaction('rw', database.points, async () => {
    const kept = await listPoints(draftId)
    if (isSame(kept[0]?.values, values)) return
    await database.points.add({ draftId, occasion, values, at: Date.now() })
    let room = limits.characters - JSON.stringify(values).length
    const tooMany = kept.filter((point, index) => {
      room -= JSON.stringify(point.values).length
      return index >= limits.points - 1 || room < 0
    })
    await database.points.bulkDelete(tooMany.map(({ id }) => id))
  })
}

/** The stored states of a draft, newest first. */
export async function listRestorePoints(draftId: string): Promise<RestorePoint[]> {
  return (await restorePointsExist()) ? listPoints(draftId) : []
}

/** Removes a draft's states with it; returns the function that restores them. */
export async function removeRestorePoints(draftId: string): Promise<() => Promise<void>> {
  const kept = await listRestorePoints(draftId)
  if (kept.length > 0) await database.points.bulkDelete(kept.map(({ id }) => id))
  return async () => {
    if (kept.length > 0) await database.points.bulkPut(kept)
  }
}

async function listPoints(draftId: string): Promise<RestorePoint[]> {
  const points = await database.points.where('draftId').equals(draftId).toArray()
  // Not by time: the clock may have been ahead then.
  return points.toSorted((a, b) => b.id - a.id)
}

/** If no state was ever stored, no database is opened or created. */
async function restorePointsExist(): Promise<boolean> {
  return database.isOpen() || Dexie.exists(database.name)
}
