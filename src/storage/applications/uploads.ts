import type { MyApplication } from '../../domain/application/myApplication'
import { freeName } from '../../lib/answers/freeName'
import { addAttachment, getAttachment, listAttachments } from '../attachments'
import { database } from '../database'
import { decisionsOn } from '../office/decisions'
import { listShownFiles } from './shownFiles'
import type { AttachmentInfo, AttachmentRow, NewAttachment } from '../rows'

/** The owner of files added to an application: the submission itself, or a person's copy of a sample. */
export function uploadOwner(
  userId: string,
  application: Pick<MyApplication, 'id' | 'source'>,
): string {
  return application.source === 'device' ? application.id : `${userId}:${application.id}`
}

/**
 * Stores all of these files with an application, or none. Resolves once they are on disk. None is
 * older than the request that it answers: with a clock that is behind, what the office has asked for
 * would never have come.
 */
export async function keepUploads(
  ownerId: string,
  files: readonly NewAttachment[],
  purpose: NonNullable<AttachmentRow['purpose']>,
): Promise<void> {
  const { attachments, decisions } = database
  // Not in the transaction, which would fail with a file that cannot be read.
  const taken = (await listAttachments(ownerId)).map(({ name }) => name)
  await database.transaction('rw', attachments, decisions, async () => {
    const last = (await decisionsOn([ownerId])).findLast(({ to }) => to !== 'deleted')
    for (const file of files) {
      const name = freeName(file.name, taken)
      taken.push(name)
      const { id, addedAt } = await addAttachment(
        ownerId,
        { ...file, name },
        { purpose, answers: last?.id ?? 0 },
      )
      // By its number, so that they keep their order.
      if (last?.to === 'documents-required' && addedAt <= last.at)
        await attachments.update(id, { addedAt: last.at + taken.length })
    }
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
