import Dexie, { type DBCoreCursor, type DBCoreTransaction } from 'dexie'

/** A key of an index with its row's primary key, both as the portal knows them and as they are stored. */
export type KeyEntry = { key: unknown; primaryKey: unknown; kept: unknown }

/**
 * A cursor over keys that were listed before, because opening a sealed row takes longer than
 * IndexedDB's own cursor waits. Rows are read one at a time; those that cannot be opened here are
 * skipped.
 */
export class KeyListCursor implements DBCoreCursor {
  readonly trans: DBCoreTransaction
  readonly #entries: readonly KeyEntry[]
  readonly #load: (entry: KeyEntry) => PromiseLike<unknown>
  #at = 0
  #stopped: { value: unknown } | undefined
  value: unknown

  constructor(
    trans: DBCoreTransaction,
    entries: readonly KeyEntry[],
    load: (entry: KeyEntry) => PromiseLike<unknown>,
  ) {
    this.trans = trans
    this.#entries = entries
    this.#load = load
  }

  get key(): unknown {
    return this.#entries[this.#at]?.key
  }

  get primaryKey(): unknown {
    return this.#entries[this.#at]?.primaryKey
  }

  get done(): boolean {
    return this.#at >= this.#entries.length
  }

  continue(key?: unknown): void {
    this.#at += 1
    if (key === undefined) return
    while (!this.done && indexedDB.cmp(this.key, key) < 0) this.#at += 1
  }

  continuePrimaryKey(key: unknown, primaryKey: unknown): void {
    this.continue(key)
    while (
      !this.done &&
      indexedDB.cmp(this.key, key) === 0 &&
      indexedDB.cmp(this.primaryKey, primaryKey) < 0
    )
      this.#at += 1
  }

  advance(count: number): void {
    this.#at += count
  }

  stop(value?: unknown): void {
    this.#stopped = { value }
  }

  fail(error: Error): void {
    this.#stopped = { value: Dexie.Promise.reject(error) }
  }

  next(): Promise<DBCoreCursor> {
    return Promise.reject(new Error('Nothing here walks a cursor by itself'))
  }

  start(onNext: () => void): Promise<unknown> {
    const step = (): unknown => {
      const entry = this.#entries[this.#at]
      if (this.#stopped !== undefined || entry === undefined) return this.#stopped?.value
      return this.#load(entry).then((value) => {
        this.value = value
        if (value === undefined) this.#at += 1
        else onNext()
        return step()
      })
    }
    return Dexie.Promise.resolve(step())
  }
}
