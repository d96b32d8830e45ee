import type { DBCoreTransaction } from 'dexie'
import { continueAfter, nextRevision } from './numbers'
import { openVault, type OpenVault } from './openVault'
import type { SealedRow, Spot } from './sealedRow'
import { olderRowFound } from './sealingNews'
import { keepRegister } from './vaults'

/*
 * The newest known write of each row. If somebody puts a whole older row back, its seal is as valid
 * as the newer one's; only this tells them apart. It is never ahead of the rows: a number is noted
 * once its transaction is on disk, and the register itself is stored some seconds later, so that a
 * keystroke never waits for it.
 */

/** How long after a write the register is stored, in milliseconds. */
const keepAfter = 10_000

let waiting: { timer: ReturnType<typeof setTimeout>; vault: OpenVault } | undefined

// The vault was shut, or another was opened: what is known about it is stored at once.
openVault.subscribe(() => {
  if (waiting === undefined) return
  clearTimeout(waiting.timer)
  keepNow(waiting.vault)
})

/**
 * Checks a row that was opened: if it is older than the newest known write, it was put back from
 * outside.
 */
export function compare(vault: OpenVault, spot: Spot, row: SealedRow, trans: DBCoreTransaction) {
  const { revision } = row.sealed
  const known = vault.newest.get(nameOf(spot)) ?? 0
  // What is written next is newer, also where the register knows nothing of the row.
  continueAfter(revision)
  if (revision < known) olderRowFound.set(true)
  if (revision > known) whenDone(trans, () => note(vault, spot, revision))
}

/** To be called when rows were written, before their transaction has ended. */
export function written(
  vault: OpenVault,
  rows: readonly { spot: Spot; row: SealedRow }[],
  trans: DBCoreTransaction,
): void {
  whenDone(trans, () => {
    for (const { spot, row } of rows) note(vault, spot, row.sealed.revision)
  })
}

/** To be called before rows are removed: any that stood there are older than this. */
export function removed(vault: OpenVault, spots: readonly Spot[], trans: DBCoreTransaction): void {
  // Whatever is written there next is newer, even if it is sealed before this has ended.
  const revision = nextRevision()
  whenDone(trans, () => {
    for (const spot of spots) note(vault, spot, revision)
  })
}

function note(vault: OpenVault, spot: Spot, revision: number): void {
  // Earlier states never change, and listing them all would grow without end.
  if (spot.database === 'ssip-restore-points') return
  vault.newest.set(nameOf(spot), Math.max(revision, vault.newest.get(nameOf(spot)) ?? 0))
  waiting ??= { vault, timer: setTimeout(() => keepNow(vault), keepAfter) }
}

function keepNow(vault: OpenVault): void {
  waiting = undefined
  // What is missing then goes unnoticed in a later session; nothing else depends on it.
  keepRegister(vault).catch(() => undefined)
}

function whenDone(trans: DBCoreTransaction, then: () => void): void {
  ;(trans as IDBTransaction).addEventListener('complete', then)
}

function nameOf({ database, table, key }: Spot): string {
  return JSON.stringify([database, table, key])
}
