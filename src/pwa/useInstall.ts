import { useSyncExternalStore } from 'react'
import { install } from './install'

/** Whether the portal can be installed as an app from here, and the browser's dialog for it. */
export function useInstall(): {
  canInstall: boolean
  installed: boolean
  install: () => Promise<boolean>
} {
  const state = useSyncExternalStore(install.subscribe, install.read, () => 'unavailable' as const)
  return {
    canInstall: state === 'available',
    installed: state === 'installed',
    install: install.ask,
  }
}
