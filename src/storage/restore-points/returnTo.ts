import type { GrantKind, GrantValues } from '../../domain/grant-form/grantForm'
import { draftId, loadDraft, putDraft } from '../drafts/drafts'
import { nowhere } from '../drafts/readDraft'
import { StaleRevisionError } from '../failure'
import { isSame } from '../hash'
import { keepRestorePoint } from './restorePoints'

/** Keeps the draft before it is replaced. If the device refuses, only that state is lost. */
export async function keepStoredState(userId: string, kind: GrantKind): Promise<void> {
  try {
    const stored = await loadDraft(userId, kind)
    if (stored !== undefined) await keepRestorePoint(stored.id, 'before-loss', stored.values)
  } catch {
    // Nothing waits for it, and nothing is lost without it.
  }
}

/**
 * Replaces the draft with an earlier state; the current one is kept first. Throws when the device
 * refuses, and then nothing has changed; with `replaces`, also when the draft has other answers now.
 */
export async function returnTo(
  userId: string,
  kind: GrantKind,
  values: GrantValues,
  replaces?: GrantValues,
): Promise<void> {
  const stored = await loadDraft(userId, kind)
  if (replaces !== undefined && !isSame(stored?.values, replaces)) throw new StaleRevisionError()
  if (stored !== undefined) await keepRestorePoint(stored.id, 'before-return', stored.values)
  const begun = { id: draftId(userId, kind), userId, kind, revision: 0, place: nowhere }
  const { revision, ...draft } = stored ?? begun
  const now = { savedAt: Date.now(), changedAt: undefined }
  await putDraft({ ...draft, ...now, revision: revision + 1, values })
}
