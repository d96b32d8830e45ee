import { saveFile } from '../../lib/files/saveFile'
import { sharedComputer } from '../../storage/sealing/sharedComputer'
import { databaseExists } from '../../storage/settings/settings'

export type StoredItem = { name: string; entries: number; bytes: number }

/**
 * Every key under which the portal stores something of a person in local storage; `kept-gu` and the
 * like belong to the app itself.
 */
export const localKeys = [
  'token',
  'sessionEnded',
  'theme',
  'language',
  'rememberedEmail',
  'demoNetwork',
  'sharedComputer',
  'sampleData',
  'leftBehind',
  'removing',
  'draftRoom',
]

/** Everything that the portal stores in this browser. Throws where the browser forbids looking. */
export async function readDevice(): Promise<StoredItem[]> {
  const local = localKeys
    .map((name) => ({ name, value: localStorage.getItem(name) }))
    .filter(({ value }) => value !== null)
    .map(({ name, value }) => ({ name, entries: 1, bytes: (value ?? '').length }))
  return [...(await readTables()), ...local]
}

/** Erases all of it, while no page writes; this one is to be loaded anew then, as others are. */
export async function eraseDevice(): Promise<void> {
  const { whileErasing } = await import('../../storage/erasure')
  await whileErasing(eraseOnce)
}

/** The same without telling: what signing out has written since. */
export async function eraseOnce(): Promise<void> {
  const { eraseTables } = await import('../../storage/whole-copy/deviceContents')
  await eraseTables()
  const sharing = sharedComputer.read()
  for (const name of localKeys) localStorage.removeItem(name)
  // The choice of whoever runs the lab is permanent.
  if (sharing === 'always') sharedComputer.set(sharing)
  // Scroll positions, which the router stores for this tab.
  sessionStorage.clear()
}

/** What a person has written here, of grant forms and as an administrator, and a function that saves it. */
type OwnCopy = { forms: boolean; office: boolean; save: () => void }

/** Everything the person has written here, to be saved to one file; undefined when there is nothing. */
export async function copyOfOwnWork(userId: string): Promise<OwnCopy | undefined> {
  if (!(await databaseExists())) return undefined
  // Contains the ZIP library, so it is loaded only when something is to be erased.
  const { readOwnWork, wholeZip } = await import('../../storage/whole-copy/wholeCopy')
  const { ownOfficeRows } = await import('../../storage/office/officeWork')
  const held = await readOwnWork(userId)
  const decided = await ownOfficeRows(userId)
  const forms = held.rows.length + held.files.length > 0
  const office = decided.length > 0
  if (!forms && !office) return undefined
  const whole = { ...held, rows: [...held.rows, ...decided] }
  const save = () => saveFile('ssip-my-work.zip', wholeZip(whole), 'application/zip')
  return { forms, office, save }
}

/** Whether the person has written anything here. */
export async function holdsOwnWork(userId: string): Promise<boolean> {
  if (!(await databaseExists())) return false
  const kept = await import('../../storage/whole-copy/wholeCopy')
  return kept.holdsOwnWork(userId)
}

/** Whether drafts or submissions of anybody else are stored here. */
export async function holdsOthersWork(userId: string | undefined): Promise<boolean> {
  if (!(await databaseExists())) return false
  const { othersWork } = await import('../../storage/whole-copy/wholeCopy')
  return othersWork(userId)
}

async function readTables(): Promise<StoredItem[]> {
  if (!(await databaseExists())) return []
  const { storedTables } = await import('../../storage/whole-copy/deviceContents')
  const tables = await storedTables()
  return tables.map(({ name, rows, bytes }) => ({ name, entries: rows, bytes }))
}
