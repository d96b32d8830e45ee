import type { GrantValues } from '../../domain/grant-form/values'
import { canonicalJson, isSame, sha256Hex } from '../hash'
import type { DraftRow } from '../rows'
import { sharedComputer } from '../sealing/sharedComputer'
import type { DraftWriter } from './DraftWriter'
import { forgetLeft, leaveBehind, leftOf, others, unwritten, type LeftOver } from './leftBehind'

/** Whether the draft was written elsewhere since: two versions, of which a person chooses one. */
export function isBeside({ values, of, over }: LeftOver, stored: DraftRow | undefined): boolean {
  if (stored === undefined) return of !== 0
  if (isSame(values, stored.values)) return false
  // A draft that was begun since has the same numbers.
  return over === undefined
    ? of !== stored.revision
    : !over.includes(sha256Hex(canonicalJson(stored.values)))
}

/** Keeps the version that was not chosen among the earlier states. Throws when the device refuses. */
export async function keepUnchosen(
  id: string,
  values: GrantValues | undefined,
  chosen?: GrantValues,
): Promise<void> {
  if (values === undefined || isSame(values, chosen)) return
  const { keepRestorePoint } = await import('../restore-points/restorePoints')
  await keepRestorePoint(id, 'before-loss', values)
}

/**
 * The same for what nobody was asked about: if the device refuses, only it is lost. Resolves with
 * whether it was kept.
 */
export function tryToKeep(...what: Parameters<typeof keepUnchosen>): Promise<boolean> {
  return keepUnchosen(...what).then(
    () => true,
    () => false,
  )
}

/**
 * What this tab did not see written, or else the last one that left the draft. What further tabs have
 * left goes among the earlier states; where the device refuses, it stays left, as does what the sign-in
 * to a shared computer could not seal.
 */
export function lastLeft(id: string, own: LeftOver | undefined): LeftOver | undefined {
  const last = own ?? leftOf(id).at(-1)
  if (last === undefined) return undefined
  // Whoever is asked about it may never answer: the browser is killed.
  leaveBehind(id, last)
  for (const left of others(id, last))
    keepUnchosen(id, left.values, last.values).then(
      () => forgetLeft(id, left),
      () => undefined,
    )
  return last
}

/** Ends the writing with this work (`endWith`), and keeps what the device has refused to write. */
export function endKeeping<Result>(
  writer: DraftWriter,
  id: string,
  work: () => Promise<Result>,
): Promise<Result> {
  return writer.endWith(async () => {
    const result = await work()
    await tryToKeep(id, writer.unsaved())
    return result
  })
}

/**
 * Ends the writing of a tab that leaves the draft, and returns what is still not written: what was typed
 * last or, without that, `before`, of which nobody has said yet whether it is wanted. Writes on until its
 * files are `settled`; a page that is frozen waits for nothing but the write under way. On a shared
 * computer, where nothing is left in the open, both go among the earlier states.
 */
export async function endWriting(
  id: string,
  writer: DraftWriter | undefined,
  settled: Promise<void> | undefined,
  before?: LeftOver,
): Promise<LeftOver | undefined> {
  const atRisk = unwritten(writer)
  for (const left of [before, atRisk]) if (left !== undefined) leaveBehind(id, left)
  await settled
  await (settled === undefined ? writer?.stop() : writer?.flush())
  const typed = unwritten(writer)
  if (typed === undefined) forgetLeft(id, atRisk)
  if (sharedComputer.isShared() && settled !== undefined)
    for (const left of [before, typed]) await tryToKeep(id, left?.values)
  return typed ?? before
}
