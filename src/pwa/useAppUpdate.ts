import { useSyncExternalStore } from 'react'
import { appUpdate, type UpdateState } from './appUpdate'

/** The state of the installed app, and the actions for it. */
export function useAppUpdate(): UpdateState & {
  apply: () => Promise<void>
  dismissOfflineReady: () => void
} {
  const state = useSyncExternalStore(appUpdate.subscribe, appUpdate.read, appUpdate.readAtFirst)
  return {
    ...state,
    apply: appUpdate.apply,
    dismissOfflineReady: appUpdate.dismissOfflineReady,
  }
}
