import type { DraftSession } from '../../src/storage/drafts/DraftSession'
import { loadDraft } from '../../src/storage/drafts/drafts'
import type { OpenedDraft } from '../../src/storage/drafts/draftState'
import { eventually } from './eventually'

/** What a full device answers. */
export const noRoom = new DOMException('no room', 'QuotaExceededError')

/** The draft of a session, once it can be edited. */
export function editing(session: DraftSession): Promise<OpenedDraft> {
  return eventually(() => {
    const state = session.state.read()
    if (state.at !== 'editing') throw new Error(state.at)
    return state.opened
  })
}

export async function storedTitle(): Promise<string | undefined> {
  return (await loadDraft('asha', 'poc'))?.values.fields['pocTitle']
}
