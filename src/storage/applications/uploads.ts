import type { MyApplication } from '../../domain/application/myApplication'
import { addAttachment, getAttachment } from '../attachments'
import { database } from '../database'
import { listShownFiles } from './shownFiles'
import type { AttachmentInfo, AttachmentRow } from '../rows'

/** The owner of files added to an application: the submission itself, or a person's copy of a sample. */
export function uploadOwner(
  userId: string,
  application: Pick<MyApplication, 'id' | 'source'>,
): string {
  return application.source === 'device' ? application.id : `${userId}:${application.id}`
}

/** Stores all of these files with an application, or none. Resolves once they are on disk. */
export async function keepUploads(
  ownerId: string,
  files: readonly { name: string; type: string; bytes: ArrayBuffer }[],
  purpose: NonNullable<AttachmentRow['purpose']>,
): Promise<void> {
  await database.transaction('rw', database.attachments, async () => {
    for (const file of files) await addAttachment(ownerId, file, purpose)
  })
}

/** Files that were added to an application after its submission, oldest first. */
export async function listUploads(ownerId: string): Promise<AttachmentInfo[]> {
  const all = await listShownFiles(ownerId)
  return all.filter((file) => file.purpose !== undefined)
}

/** Removes an uploaded file; returns the function that puts it back. */
export async function removeUpload(id: string): Promise<() => Promise<void>> {
  const row = await getAttachment(id)
  await database.attachments.delete(id)
  return async () => {
    if (row !== undefined) await database.attachments.put(row)
  }
}
