import { readFile, rename, writeFile } from 'node:fs/promises'
import type { ServerStore } from './database'

/** Memory in a JSON file, which a restart of the server reads again. */
export function fileStore(path: string): ServerStore {
  let state: unknown
  return {
    load: async () => (state ??= await read(path)),
    save: async (next) => {
      state = next
      // Written to a second file and renamed, so that a server stopped half-way leaves the old file
      // whole.
      await writeFile(`${path}.new`, JSON.stringify(next, null, 2), { mode: 0o600 })
      await rename(`${path}.new`, path)
    },
  }
}

async function read(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as unknown
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw new Error(`${path} does not hold what this server once saved. Move it away.`, {
      cause: error,
    })
  }
}
