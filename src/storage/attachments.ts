import { randomId } from '../lib/id'
import { database } from './database'
import { readRow, readRows } from './readRows'
import type { AttachmentInfo, AttachmentRow, NewAttachment } from './rows'

/* A file whose bytes the browser has lost counts as missing. */

/** Stores a file for its owner (a draft, a submission or an application). Resolves once it is on disk. */
export async function addAttachment(
  ownerId: string,
  file: NewAttachment,
  added: Pick<AttachmentRow, 'purpose' | 'answers'> = {},
  id = randomId(),
): Promise<AttachmentInfo> {
  const info: AttachmentInfo = {
    id,
    ownerId,
    name: file.name,
    type: file.type,
    size: file.bytes.byteLength,
    addedAt: nextMoment(),
    ...added,
  }
  await database.attachments.add({ ...info, bytes: file.bytes })
  return info
}

let lastMoment = 0

/** Now, or just after the last one: files that are chosen together keep their order. */
function nextMoment(): number {
  const now = Date.now()
  // Further behind it is a clock that was set back.
  const isBehind = now <= lastMoment && lastMoment - now < 1_000
  lastMoment = isBehind ? lastMoment + 1 : now
  return lastMoment
}

export async function getAttachment(id: string): Promise<AttachmentRow | undefined> {
  return readRow(database.attachments, id)
}

/** The owner's attachments with their bytes, oldest first. */
export async function attachmentsOf(ownerId: string): Promise<AttachmentRow[]> {
  return oldestFirst(await readRows(database.attachments, ofOwner(ownerId)))
}

/** The owner's attachments without their bytes, oldest first. */
export async function listAttachments(ownerId: string): Promise<AttachmentInfo[]> {
  const infos: AttachmentInfo[] = []
  // One at a time: all of them together may not fit in memory.
  for (const id of await ofOwner(ownerId).primaryKeys()) {
    const row = await getAttachment(id)
    if (row === undefined) continue
    const { bytes: _bytes, ...info } = row
    infos.push(info)
  }
  return oldestFirst(infos)
}

function ofOwner(ownerId: string) {
  return database.attachments.where('ownerId').equals(ownerId)
}

function oldestFirst<Row extends AttachmentInfo>(rows: readonly Row[]): Row[] {
  return rows.toSorted((a, b) => a.addedAt - b.addedAt)
}
