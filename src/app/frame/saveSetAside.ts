import { saveFile } from '../../lib/files/saveFile'
import { readSetAside } from '../../storage/setAside'
import { wholeZip } from '../../storage/whole-copy/wholeCopy'

/** What a saved copy contains; only this may be removed from the device. */
export type SavedSetAside = { rowIds: number[]; fileIds: string[] }

/** Saves everything that was set aside for a person to one ZIP file. Returns what the file contains. */
export async function saveSetAside(userId: string): Promise<SavedSetAside> {
  const aside = await readSetAside(userId)
  saveFile('ssip-set-aside.zip', wholeZip(aside), 'application/zip')
  return { rowIds: aside.rows.map(({ id }) => id), fileIds: aside.files.map(({ id }) => id) }
}
