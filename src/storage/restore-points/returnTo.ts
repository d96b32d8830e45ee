import type { GrantKind, GrantValues } from '../../domain/grant-form/grantForm'
import { draftId, loadDraft, putDraft } from '../drafts/drafts'
import { keepRestorePoint, type Occasion } from './restorePoints'

/** Keeps the draft as it is stored now. If the device refuses, only that state is lost. */
export async function keepStoredState(
  userId: string,
  kind: GrantKind,
  occasion: Occasion,
): Promise<void> {
  try {
    const stored = await loadDraft(userId, kind)
    if (stored !== undefined) await keepRestorePoint(stored.id, occasion, stored.values)
  } catch {
    // Nothing waits for it, and nothing is lost without it.
  }
}

/**
 * Replaces the draft with an earlier state; the current one is kept first. Throws when the device
 * refuses, and then nothing has changed.
 */
export async function returnTo(
  userId: string,
  kind: GrantKind,
  values: GrantValues,
): Promise<void> {
  await keepStoredState(userId, kind, 'before-return')
  const stored = await loadDraft(userId, kind)
  const nowhere = { path: null, scrollY: 0 }
  const begun = { id: draftId(userId, kind), userId, kind, revision: 0, place: nowhere }
  const { revision, ...draft } = stored ?? begun
  await putDraft({ ...draft, revision: revision + 1, savedAt: Date.now(), values })
}
