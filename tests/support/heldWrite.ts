import { vi } from 'vitest'
import { database } from '../../src/storage/database'

/**
 * The write that comes next waits, as in a frozen tab, until the returned function is called; with
 * `answer` it is written, and only the tab does not hear of it before.
 */
export function holdNextWrite(held: 'write' | 'answer' = 'write'): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  const transaction = database.transaction.bind(database) as (...given: unknown[]) => unknown
  vi.spyOn(database, 'transaction').mockImplementationOnce((async (...given: unknown[]) => {
    if (held === 'write') await promise
    const written = await transaction(...given)
    await promise
    return written
  }) as never)
  return resolve
}
