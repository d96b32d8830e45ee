import { useSyncExternalStore } from 'react'
import { appUpdate, type UpdateState } from './appUpdate'

/** The state of the installed app, and what can be done about it. */
export function useAppUpdate(): UpdateState & {
  apply: () => void
  dismissOfflineReady: () => void
} {
  const state = useSyncExternalStore(appUpdate.subscribe, appUpdate.read, appUpdate.readAtFirst)
  return {
    ...state,
    apply: () => void appUpdate.apply(),
    dismissOfflineReady: appUpdate.dismissOfflineReady,
  }
}
