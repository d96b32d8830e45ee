import { grantForms } from '../domain/grant-form/forms'
import { replaceFiles } from '../domain/grant-form/replaceFiles'
import { randomId } from '../lib/id'
import { database } from './database'
import { draftSchemaVersion } from './draftMigrations'
import { draftId } from './drafts'
import type { SubmissionRow } from './rows'

/**
 * Writes a new draft from what a submission says, with copies of its files, in one transaction. It
 * takes the place of a draft of that form: ask first. The revision goes on from the replaced one,
 * so that a tab that has it open notices.
 */
export async function startDraftFrom(submission: SubmissionRow): Promise<void> {
  const { userId, kind } = submission
  const id = draftId(userId, kind)
  await database.transaction('rw', database.drafts, database.attachments, async () => {
    const replaced = await database.drafts.get(id)
    await database.attachments.where('ownerId').equals(id).delete()
    const files = await database.attachments
      .where('ownerId')
      .equals(submission.id)
      .filter((file) => file.purpose === undefined)
      .toArray()
    const newIds = new Map(files.map((file) => [file.id, randomId()]))
    const newId = (fileId: string) => newIds.get(fileId) ?? ''
    await database.attachments.bulkAdd(
      files.map((file) => ({ ...file, id: newId(file.id), ownerId: id })),
    )
    await database.drafts.put({
      id,
      userId,
      kind,
      schemaVersion: draftSchemaVersion,
      revision: (replaced?.revision ?? 0) + 1,
      savedAt: Date.now(),
      values: replaceFiles(grantForms[kind], submission.values, newId),
      place: { path: null, scrollY: 0 },
    })
  })
}
