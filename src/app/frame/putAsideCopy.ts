import { saveFile } from '../../lib/files/saveFile'
import { readPutAside } from '../../storage/quarantine'
import { wholeZip } from '../../storage/whole-copy/wholeCopy'

/** What a saved copy contains; only this may be removed from the device. */
export type SavedPutAside = { rowIds: number[]; fileIds: string[] }

/** Saves everything that was set aside for a person to one ZIP file. Returns what the file contains. */
export async function savePutAside(userId: string): Promise<SavedPutAside> {
  const aside = await readPutAside(userId)
  saveFile('ssip-put-aside.zip', wholeZip(aside), 'application/zip')
  return { rowIds: aside.rows.map(({ id }) => id), fileIds: aside.files.map(({ id }) => id) }
}
