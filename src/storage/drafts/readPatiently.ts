import type { GrantKind } from '../../domain/grant-form/grantForm'
import { cannotKeepAnything } from '../../lib/indexed-db/errorChain'
import { pause } from '../../lib/pause'
import { listAttachments } from '../attachments'
import { database } from '../database'
import { LostBytesError, storageFailure, type StorageFailure } from '../failure'
import { storageHealth } from '../health'
import { isLost } from '../readRows'
import type { AttachmentInfo, DraftRow, SubmissionRow } from '../rows'
import { lastSubmission } from '../submissions/submissions'
import { draftId, raiseRevision } from './drafts'
import { openDraft } from './openDraft'
import type { UnreadPart } from './salvageDraft'

/** A draft and its files, or the fact that there is none. */
export type Reading = {
  stored: DraftRow | undefined
  files: AttachmentInfo[]
  unread: readonly UnreadPart[]
  /** If there is no draft: what it may have become. */
  submitted?: SubmissionRow | undefined
  /** Why nothing can be stored here at all. */
  failure?: StorageFailure
}

/** Delays before a failed read is repeated, in milliseconds; after the last one the person is asked. */
const retries = [50, 250, 1_000]

/**
 * Reads the draft and its files, all or nothing. Use `claim` when the lock was taken by force: later
 * writes of the tab that held it are then refused. Throws the error of the last attempt.
 */
export async function readPatiently(
  userId: string,
  kind: GrantKind,
  claim: boolean,
  overtaken: () => boolean,
): Promise<Reading> {
  const answered = storageHealth.expectAnswer()
  try {
    for (let tries = 0; ; tries += 1) {
      try {
        return await read(userId, kind, claim)
      } catch (error) {
        const failure = storageFailure(error)
        // If nothing can be stored here, a blank form cannot hide anything.
        if (cannotKeepAnything(error)) return { stored: undefined, files: [], unread: [], failure }
        const delay = retries[tries]
        // A row that a newer version wrote will not become readable.
        if (failure === 'newer' || overtaken()) throw error
        if (delay === undefined) {
          const isDraftLost = await isLost(database.drafts, draftId(userId, kind))
          throw isDraftLost ? new LostBytesError() : error
        }
        await pause(delay)
      }
    }
  } finally {
    answered()
  }
}

async function read(userId: string, kind: GrantKind, claim: boolean): Promise<Reading> {
  const id = draftId(userId, kind)
  if (claim) await raiseRevision(id)
  const { draft, unread } = await openDraft(userId, kind)
  const files = await listAttachments(id)
  if (draft !== undefined) return { stored: draft, unread, files }
  // Nobody has to wait for the draft because of it.
  const submitted = await lastSubmission(userId, kind).catch(() => undefined)
  return { stored: undefined, unread, files, submitted }
}
