import * as z from 'zod/mini'
import { grantValuesSchema, type GrantValues } from '../../domain/grant-form/values'
import { localValue } from '../../lib/localValue'
import { erasing } from '../erasure'
import { isSame, sha256Hex } from '../hash'
import { sharedComputer } from '../sealing/sharedComputer'
import { draftId } from './drafts'
import type { DraftWriter } from './DraftWriter'

/*
 * A browser may drop the last write of a page that is being left (Firefox does). What was not on disk
 * then is kept in local storage, which is written at once, until the tab that opens the draft next has
 * written it. Not on a shared computer, where nothing may be kept in the open.
 */

/** What a tab typed and did not see written, based on a stored revision of the draft. */
export type LeftOver = {
  values: GrantValues
  of: number
  /** SHA-256 of what it continues: the values that the tab knew on disk, and those it was writing. */
  over?: string[] | undefined
  /** The writer that did not write it, or the one that goes on from it. */
  by?: string | undefined
}

const leftOver = z.object({
  values: grantValuesSchema,
  of: z.number(),
  // Earlier versions left them out.
  over: z.optional(z.array(z.string())),
  by: z.optional(z.string()),
})
/** Of each draft what its tabs left; an earlier version kept that of the last one alone. */
const drafts = z.record(z.string(), z.union([z.array(leftOver), leftOver]))

const kept = localValue('leftBehind')

function read(): Record<string, readonly LeftOver[]> {
  try {
    const found = Object.entries(drafts.parse(JSON.parse(kept.read() ?? '{}')))
    return Object.fromEntries(found.map(([id, left]) => [id, [left].flat()]))
  } catch {
    return {}
  }
}

/** One alone stays no list: a tab of another language may be of a version that forgets what it cannot read. */
function write(leftOvers: Record<string, readonly LeftOver[]>): void {
  const some = Object.entries(leftOvers)
    .filter(([, left]) => left.length > 0)
    .map(([id, left]) => [id, left.length > 1 ? left : left[0]])
  if (some.length === 0) kept.remove()
  else kept.write(JSON.stringify(Object.fromEntries(some)))
}

/** Of one writer it is the same, however much was typed in between. */
function isOne(left: LeftOver, other: LeftOver | undefined): boolean {
  return left.by === undefined ? isSame(left, other) : left.by === other?.by
}

/** What tabs left of this draft, but for this. */
export function others(id: string, left: LeftOver | undefined): readonly LeftOver[] {
  return leftOf(id).filter((other) => !isOne(other, left))
}

/** Keeps it beside what other tabs have left. */
export function leaveBehind(id: string, left: LeftOver): void {
  if (!sharedComputer.isShared() && !erasing.read())
    write({ ...read(), [id]: [...others(id, left), left] })
}

export function unwritten(writer: DraftWriter | undefined): LeftOver | undefined {
  const values = writer?.unsaved()
  if (writer === undefined || values === undefined) return undefined
  const over = writer.written().map(sha256Hex)
  return { values, of: writer.read().revision, over, by: writer.id }
}

/** What was left behind of this draft, the last at the end. */
export function leftOf(id: string): readonly LeftOver[] {
  return read()[id] ?? []
}

/** What was written or decided is left no longer; returns what is left of it, nothing. */
export function forgetLeft(id: string, left: LeftOver | undefined): undefined {
  if (left !== undefined) write({ ...read(), [id]: others(id, left) })
}

/**
 * The writer goes on from what was left. As the device may refuse that, and the browser be killed, it
 * stays left until it, or something newer, is on disk; as this writer's: the page that left it does not
 * go back to it (`stillLeft`). Returns what is then left over: nothing, unless other values were chosen.
 */
export function goOnFrom(
  id: string,
  left: LeftOver | undefined,
  chosen: GrantValues | undefined,
  writer: DraftWriter,
): LeftOver | undefined {
  if (left === undefined || (chosen ?? left.values) !== left.values) return left
  const own = { ...left, by: writer.id }
  forgetLeft(id, left)
  leaveBehind(id, own)
  void writer.onDisk().then(() => forgetLeft(id, own))
  return undefined
}

function isLeft(id: string, left: LeftOver | undefined): boolean {
  return leftOf(id).some((other) => isOne(other, left))
}

/** What a tab left, when it comes back: nothing if another one went on from it, which may have left it again. */
export function stillLeft(id: string, left: LeftOver | undefined): LeftOver | undefined {
  return sharedComputer.isShared() || isLeft(id, left) ? left : undefined
}

/** What stays with a tab that gives its draft away: only what the next one does not find left behind. */
export function notLeft(id: string, left: LeftOver | undefined): LeftOver | undefined {
  return isLeft(id, left) ? undefined : left
}

/** What was left behind of a person's drafts, each with the id of its draft. */
export function leftBehindOf(userId: string): [id: string, left: LeftOver][] {
  return Object.entries(read())
    .filter(([id]) => id.startsWith(draftId(userId, '')))
    .flatMap(([id, all]) => all.map((left): [string, LeftOver] => [id, left]))
}

/** For a person whose drafts are removed. */
export function forgetLeftBehind(userId: string): void {
  for (const [id, left] of leftBehindOf(userId)) forgetLeft(id, left)
}
