import Dexie, { type DBCoreCursor, type DBCoreTransaction } from 'dexie'

/** A key of an index with its row's primary key, both as the portal knows them and as they are stored. */
export type KeyEntry = { key: unknown; primaryKey: unknown; kept: unknown }

/**
 * A cursor over keys that were listed before, because opening a sealed row takes longer than
 * IndexedDB's own cursor waits. Rows are read one at a time; those that cannot be opened here are
 * skipped.
 *
 * Not a class: where a query is followed, or uses a part of an index, Dexie calls these functions on an
 * object of its own that only inherits from this one.
 */
export function keyListCursor(
  trans: DBCoreTransaction,
  { entries, reverse = false }: { entries: readonly KeyEntry[]; reverse?: boolean | undefined },
  load: (entry: KeyEntry) => PromiseLike<unknown>,
): DBCoreCursor {
  let at = 0
  let loaded: unknown
  let stopped: { value: unknown } | undefined

  const isBefore = (key: unknown, other: unknown) =>
    (reverse ? indexedDB.cmp(other, key) : indexedDB.cmp(key, other)) < 0
  const skip = (isPassed: (entry: KeyEntry) => boolean) => {
    for (let entry = entries[at]; entry !== undefined && isPassed(entry); entry = entries[at])
      at += 1
  }
  const goOn = (to?: unknown) => {
    at += 1
    if (to !== undefined) skip(({ key }) => isBefore(key, to))
  }
  const step = (onNext: () => void): unknown => {
    const entry = entries[at]
    if (stopped !== undefined || entry === undefined) return stopped?.value
    return load(entry).then((value) => {
      loaded = value
      if (value === undefined) at += 1
      else onNext()
      return step(onNext)
    })
  }

  return {
    trans,
    get key() {
      return entries[at]?.key
    },
    get primaryKey() {
      return entries[at]?.primaryKey
    },
    get value(): unknown {
      return loaded
    },
    get done() {
      return at >= entries.length
    },
    continue: goOn,
    continuePrimaryKey: (to, primary) => {
      goOn(to)
      skip(({ key, primaryKey }) => indexedDB.cmp(key, to) === 0 && isBefore(primaryKey, primary))
    },
    advance: (count) => {
      at += count
    },
    stop: (value) => {
      stopped = { value }
    },
    fail: (error) => {
      stopped = { value: Dexie.Promise.reject(error) }
    },
    next: () => Promise.reject(new Error('Nothing here walks a cursor by itself')),
    start: (onNext) => Dexie.Promise.resolve(step(onNext)),
  }
}
