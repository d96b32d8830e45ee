import { databaseExists } from '../../storage/kept'

export type StoredItem = { name: string; entries: number; bytes: number }

/** Everything that the portal puts into local storage. */
export const localKeys = ['token', 'theme', 'rememberedEmail', 'demoNetwork']

/** Everything that the portal keeps in this browser now. Throws where the browser forbids looking. */
export async function readDevice(): Promise<StoredItem[]> {
  const local = localKeys
    .map((name) => ({ name, value: localStorage.getItem(name) }))
    .filter(({ value }) => value !== null)
    .map(({ name, value }) => ({ name, entries: 1, bytes: (value ?? '').length }))
  return [...(await readTables()), ...local]
}

/** Erases all of it. The token goes with the sign-out, which tells other tabs. */
export async function eraseDevice(): Promise<void> {
  const { eraseTables } = await import('../../storage/deviceContents')
  await eraseTables()
  for (const name of localKeys) localStorage.removeItem(name)
  // Where the pages were scrolled to, kept by the router for this tab.
  sessionStorage.clear()
}

async function readTables(): Promise<StoredItem[]> {
  if (!(await databaseExists())) return []
  const { storedTables } = await import('../../storage/deviceContents')
  const tables = await storedTables()
  return tables.map(({ name, rows, bytes }) => ({ name, entries: rows, bytes }))
}
