import type { FieldPath } from '../domain/grant-form/grantForm'
import { isCalled, isCutOff } from '../lib/indexed-db/errorChain'
import { sharedComputer } from './sealing/sharedComputer'

/** Why the device could not store something. */
export type StorageFailure =
  | 'full'
  | 'blocked'
  | 'closed'
  /** Nothing can be opened until the page is loaded again, which takes along what is not saved. */
  | 'cutOff'
  | 'stale'
  | 'gone'
  | 'newer'
  /** A shared computer, and no password has been typed in this tab (`sealing/sealErrors.ts`). */
  | 'locked'
  /** Sealed, and changed since it was written. */
  | 'tampered'
  /** The browser has lost its bytes (`readRows.ts`). */
  | 'lost'
  | 'unknown'

/** The revision is not based on the stored one: another tab has written since. */
export class StaleRevisionError extends Error {
  constructor() {
    super('The draft was changed elsewhere since this revision was read')
    this.name = 'StaleRevisionError'
  }
}

/** The open draft is no longer on the device: cleared, discarded or submitted elsewhere. */
export class DraftGoneError extends Error {
  constructor() {
    super('The draft is no longer on this device')
    this.name = 'DraftGoneError'
  }
}

/**
 * A newer version of the portal wrote it, and only that version can read it: nothing is written over
 * it.
 */
export class NewerVersionError extends Error {
  constructor() {
    super('A newer version of the portal wrote this draft')
    this.name = 'NewerVersionError'
  }
}

/** The browser has lost the bytes of a row, which can never be read again. */
export class LostBytesError extends Error {
  constructor() {
    super('The browser has lost the content of this draft')
    this.name = 'LostBytesError'
  }
}

/** Files that the answers name are not completely on this device; nothing was submitted. */
export class MissingFilesError extends Error {
  readonly missing: readonly { path: FieldPath; id: string }[]

  constructor(missing: readonly { path: FieldPath; id: string }[]) {
    super(`Not on this device: ${missing.map(({ path }) => path).join(', ')}`)
    this.name = 'MissingFilesError'
    this.missing = missing
  }
}

/** The names of errors that each failure has; of several the first counts. */
const namesOf: Record<Exclude<StorageFailure, 'cutOff' | 'unknown'>, readonly string[]> = {
  stale: ['StaleRevisionError'],
  gone: ['DraftGoneError'],
  newer: ['NewerVersionError'],
  locked: ['LockedError'],
  tampered: ['SealBrokenError'],
  lost: ['LostBytesError'],
  full: ['QuotaExceededError'],
  blocked: ['MissingAPIError', 'OpenFailedError', 'SecurityError', 'UnknownError', 'VersionError'],
  // After the reasons why it could not be opened, because this error contains them.
  closed: ['DatabaseClosedError', 'InvalidStateError'],
}
const named = Object.keys(namesOf) as (keyof typeof namesOf)[]

/** Maps errors of IndexedDB and Dexie to failures that can be explained to a person. */
export function storageFailure(error: unknown): StorageFailure {
  // On a shared computer nothing is taken along (`drafts/leftBehind.ts`).
  if (isCutOff(error)) return sharedComputer.isShared() ? 'closed' : 'cutOff'
  return named.find((failure) => isCalled(error, namesOf[failure])) ?? 'unknown'
}

/** Runs an undo. Resolves with false if what it would undo was changed since, so that it stays. */
export async function unlessStale(undo: () => Promise<unknown>): Promise<boolean> {
  try {
    await undo()
    return true
  } catch (error) {
    if (storageFailure(error) !== 'stale') throw error
    return false
  }
}

/**
 * Whether a read may have failed because the browser has lost the bytes of a row (`readRows.ts`):
 * Chromium's name for it, its earlier ones, and Firefox's. Other failures have these names too.
 */
export function mayBeLost(error: unknown): boolean {
  return isCalled(error, ['NotReadableError', 'NotFoundError', 'DataError', 'UnknownError'])
}
