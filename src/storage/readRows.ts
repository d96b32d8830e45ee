import type { Collection, IndexableType, Table } from 'dexie'
import { mayBeLost } from './failure'

/*
 * Chromium and Firefox keep a large value in a file beside their database. Once that file is lost, its
 * row can never be read again, while its keys and all other rows can. A read of several rows fails
 * because of it, and in Chromium also the transaction in which it was tried, even if that was handled.
 * So each row is read by itself where a read fails, and not in a transaction with anything else.
 */

/**
 * The row; undefined when it is absent, and also when it alone cannot be read. Throws when the storage
 * cannot be read.
 */
export async function readRow<Row, Key, New>(
  table: Table<Row, Key, New>,
  key: Key,
): Promise<Row | undefined> {
  for (let again = true; ; again = false) {
    try {
      return await table.get(key)
    } catch (error) {
      if (!mayBeLost(error)) throw error
      if (again) continue
      // Fails when it is not this row alone.
      await table.count()
      return undefined
    }
  }
}

/**
 * The rows that can be read, in the order of their keys if one of them cannot. Throws as above. Use
 * `onLost` to say so where nothing else would show that a row is missing.
 */
export async function readRows<Row, Key, New>(
  table: Table<Row, Key, New>,
  rows: Collection<Row, Key, New>,
  onLost?: () => void,
): Promise<Row[]> {
  try {
    return await rows.toArray()
  } catch (error) {
    if (!mayBeLost(error)) throw error
    const found: Row[] = []
    for (const key of await rows.primaryKeys()) {
      const row = await readRow(table, key)
      if (row === undefined) onLost?.()
      else found.push(row)
    }
    return found
  }
}

/**
 * Runs a transaction. If a row that the browser has lost ends it, once more with what `list` can read of
 * these rows, which is read before it.
 */
export async function besideLost<Row, Result>(
  transaction: (readable?: readonly Row[]) => Promise<Result>,
  list: () => Promise<readonly Row[]>,
): Promise<Result> {
  try {
    return await transaction()
  } catch (error) {
    if (!mayBeLost(error)) throw error
    return transaction(await list())
  }
}

/** Whether the row is there but can never be read again. Throws as above. */
export async function isLost<Row, Key extends IndexableType, New>(
  table: Table<Row, Key, New>,
  key: Key,
): Promise<boolean> {
  if ((await readRow(table, key)) !== undefined) return false
  return (await table.where(':id').equals(key).count()) > 0
}
