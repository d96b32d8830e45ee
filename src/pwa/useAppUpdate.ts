import { appUpdate, type UpdateState } from './appUpdate'
import { useStore } from '../lib/react/useStore'

/** The state of the installed app, and the actions for it. */
export function useAppUpdate(): UpdateState & {
  apply: () => Promise<void>
  dismissOfflineReady: () => void
} {
  const state = useStore(appUpdate, appUpdate.readAtFirst)
  return {
    ...state,
    apply: appUpdate.apply,
    dismissOfflineReady: appUpdate.dismissOfflineReady,
  }
}
