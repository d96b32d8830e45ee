import { discardDraft, restoreDraft } from './drafts'
import type { DraftSession } from './DraftSession'

/**
 * Removes the draft that is open and opens a blank one; throws when the device refuses, and editing
 * continues. Returns an undo, which brings back what was not saved as well, and resolves with false
 * when something new has been started.
 */
export async function discard(session: DraftSession): Promise<() => Promise<boolean>> {
  const state = session.state.read()
  const writer = state.at === 'editing' ? state.opened.writer : undefined
  await writer?.flush()
  const unsaved = writer?.unsaved()
  const draft = await session.replace(() => discardDraft(session.draftId))
  return () =>
    session.replace(
      async () => (draft === undefined ? unsaved !== undefined : restoreDraft(draft)),
      (isBack) => (isBack ? unsaved : undefined),
    )
}
