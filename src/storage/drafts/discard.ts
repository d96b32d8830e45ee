import type { GrantValues } from '../../domain/grant-form/values'
import { StaleRevisionError, unlessStale } from '../failure'
import { discardDraft, isDraftThere, restoreDraft } from './drafts'
import type { DraftSession } from './DraftSession'
import type { DraftWriter } from './DraftWriter'
import { keepUnchosen } from './unchosen'

/**
 * Removes the draft that is open and opens a blank one; throws when the device refuses, and editing
 * continues. Returns an undo, which brings back what was not saved as well. Over something new it
 * resolves with false: what was discarded is then an earlier state of that. It throws when the device
 * cannot keep both, and nothing has changed.
 */
export async function discard(session: DraftSession): Promise<() => Promise<boolean>> {
  const { draftId } = session
  let unsaved: GrantValues | undefined
  const draft = await session.replace(() => {
    // Not earlier: until its files have arrived, the form is typed into and written.
    unsaved = writerOf(session)?.unsaved()
    return discardDraft(draftId)
  })
  async function restore() {
    if (await isDraftThere(draftId)) throw new StaleRevisionError()
    // What the device has not is in this tab alone.
    await keepUnchosen(draftId, writerOf(session)?.unsaved())
    if (draft !== undefined && !(await restoreDraft(draft))) throw new StaleRevisionError()
  }
  return async () => {
    const isBack = await unlessStale(() => session.replace(restore, () => unsaved))
    if (!isBack) await keepUnchosen(draftId, unsaved ?? draft?.values)
    return isBack
  }
}

function writerOf({ state }: DraftSession): DraftWriter | undefined {
  const now = state.read()
  return now.at === 'editing' ? now.opened.writer : undefined
}
