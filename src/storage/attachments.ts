import { randomId } from '../lib/id'
import { database } from './database'
import type { AttachmentInfo, AttachmentRow } from './rows'

/** Stores a file for its owner (a draft, a submission or an application). Resolves once it is on disk. */
export async function addAttachment(
  ownerId: string,
  file: { name: string; type: string; bytes: ArrayBuffer },
  purpose?: AttachmentRow['purpose'],
  id = randomId(),
): Promise<AttachmentInfo> {
  const info: AttachmentInfo = {
    id,
    ownerId,
    name: file.name,
    type: file.type,
    size: file.bytes.byteLength,
    addedAt: Date.now(),
    ...(purpose === undefined ? {} : { purpose }),
  }
  await database.attachments.add({ ...info, bytes: file.bytes })
  return info
}

export async function getAttachment(id: string): Promise<AttachmentRow | undefined> {
  return database.attachments.get(id)
}

/** The owner's attachments with their bytes, oldest first. */
export async function attachmentsOf(ownerId: string): Promise<AttachmentRow[]> {
  return database.attachments.where('ownerId').equals(ownerId).sortBy('addedAt')
}

/** The owner's attachments without their bytes, oldest first. */
export async function listAttachments(ownerId: string): Promise<AttachmentInfo[]> {
  const infos: AttachmentInfo[] = []
  await database.attachments
    .where('ownerId')
    .equals(ownerId)
    .each(({ bytes: _bytes, ...info }) => infos.push(info))
  return infos.toSorted((a, b) => a.addedAt - b.addedAt)
}

export async function deleteAttachment(id: string): Promise<void> {
  await database.attachments.delete(id)
}
