import { getAttachment, listAttachments } from './attachments'
import { database } from './database'
import type { RestorePoint } from './restore-points/restorePoints'
import type { AttachmentInfo, DraftRow } from './rows'
import { asideOf } from './setAside'
import { readSubmission } from './submissions/readSubmission'

type Owner = { draftId: string; userId: string }

/** A draft that was read whole; undefined because there is none. */
type WholeDraft = Pick<DraftRow, 'revision' | 'values'> | undefined

/** Erases files that nothing refers to any more: of this draft, and of the person's submissions. */
export async function sweepOrphans(owner: Owner, draft: WholeDraft): Promise<void> {
  // Files of earlier states are needed to go back to those.
  const { allRestorePoints } = await import('./restore-points/restorePoints')
  const earlier = await allRestorePoints(owner.draftId)
  if (earlier !== undefined) await sweepDraft(owner, draft, earlier)
  await sweepSubmissions(owner.userId)
}

/** How long an unreferenced file stays, in milliseconds: what led to it can still be undone. */
const orphanAge = 24 * 60 * 60 * 1000

/**
 * The first version moved every file of a draft to its submission, replaced ones included. Those that
 * neither a completely read submission nor a draft refers to are orphans in the same way.
 */
async function sweepSubmissions(userId: string): Promise<void> {
  const { drafts, submissions, attachments, quarantine } = database
  // Not in the transaction, which would fail with a file that cannot be read: that one stays.
  const files: AttachmentInfo[] = []
  for (const id of await unnamedOf(userId)) {
    const file = await getAttachment(id)
    // Files added after the submission have a purpose; nothing refers to them.
    if (file !== undefined && file.purpose === undefined) files.push(file)
  }
  await database.transaction('rw', drafts, submissions, attachments, quarantine, async () => {
    const unnamed = await unnamedOf(userId)
    for (const file of files) if (unnamed.includes(file.id)) await ageOrphan(file)
  })
}

/** The ids of those files. */
async function unnamedOf(userId: string): Promise<string[]> {
  if ((await asideOf(userId).count()) > 0) return []
  const { drafts, submissions, attachments } = database
  const stored = await submissions.where('userId').equals(userId).toArray()
  const named = JSON.stringify([stored, await drafts.where('userId').equals(userId).toArray()])
  const readWhole = stored.filter((submission) => {
    const read = readSubmission(submission)
    return read !== undefined && read.unread === undefined
  })
  const owners = readWhole.map(({ id }) => id)
  const ids = await attachments.where('ownerId').anyOf(owners).primaryKeys()
  return ids.filter((id) => !named.includes(JSON.stringify(id)))
}

/**
 * Records when the file was first found unreferenced, and erases it a day after that. Found while the
 * clock was ahead, it is found again.
 */
async function ageOrphan({ id, orphanedAt }: AttachmentInfo): Promise<void> {
  const now = Date.now()
  if (orphanedAt === undefined || orphanedAt > now)
    await database.attachments.update(id, { orphanedAt: now })
  else if (now - orphanedAt >= orphanAge) await database.attachments.delete(id)
}

/**
 * Erases the files of a draft to which neither it nor its earlier states refer (replaced, or of a
 * removed member), a day after they were first found. Nothing is erased while any of the person's rows
 * is set aside, or if another tab has written.
 */
async function sweepDraft(
  owner: Owner,
  draft: WholeDraft,
  earlier: readonly RestorePoint[],
): Promise<void> {
  const { drafts, attachments, quarantine } = database
  const files = await listAttachments(owner.draftId)
  await database.transaction('rw', drafts, attachments, quarantine, async () => {
    const stored = await drafts.get(owner.draftId)
    const aside = await asideOf(owner.userId).count()
    if (stored?.revision !== draft?.revision || aside > 0) return
    const named = JSON.stringify([draft?.values, earlier])
    for (const file of files) {
      if (!named.includes(JSON.stringify(file.id))) await ageOrphan(file)
      else if (file.orphanedAt !== undefined)
        await attachments.update(file.id, { orphanedAt: undefined })
    }
  })
}
