import { existsSync, readFileSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import { isRecord } from '../src/lib/isRecord'
import type { ServerStore } from './database'

/**
 * Memory in a JSON file, which a restart of the server reads again. Throws at once for a file of
 * something else, which the first change would replace.
 */
export function fileStore(path: string): ServerStore {
  let state = existsSync(path) ? read(path) : undefined
  return {
    load: async () => state,
    save: async (next) => {
      state = next
      // Written to a second file and renamed, so that a server stopped half-way leaves the old file
      // whole.
      await writeFile(`${path}.new`, JSON.stringify(next, null, 2), { mode: 0o600 })
      await rename(`${path}.new`, path)
    },
  }
}

function read(path: string): unknown {
  try {
    const kept = JSON.parse(readFileSync(path, 'utf8')) as unknown
    if (isRecord(kept) && Array.isArray(kept['accounts']) && isRecord(kept['sessions'])) return kept
    throw new Error('There are no accounts in it')
  } catch (error) {
    throw new Error(`${path} does not hold what this server once saved. Move it away.`, {
      cause: error,
    })
  }
}
