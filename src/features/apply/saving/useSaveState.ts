import { useSyncExternalStore } from 'react'
import type { Readable } from '../../../lib/store'
import { useStore } from '../../../lib/react/useStore'
import type { SaveState } from '../../../storage/drafts/DraftWriter'
import { useApply } from '../ApplyContext'

/** Where the draft is right now; a file on its way to the device is not saved yet. */
export function useSaveState(saves: Readable<SaveState>): SaveState {
  const state = useStore(saves)
  const { arriving } = useApply().session.files
  const isArriving = useSyncExternalStore(arriving.subscribe, () => arriving.read().size > 0)
  return isArriving && state.status !== 'failed' ? { ...state, status: 'saving' } : state
}
