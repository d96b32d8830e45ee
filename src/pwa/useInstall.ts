import { install } from './install'
import { useStore } from '../lib/react/useStore'

/** Whether the portal can be installed from here, and a function that opens the browser's dialog. */
export function useInstall(): {
  canInstall: boolean
  installed: boolean
  install: () => Promise<boolean>
} {
  const state = useStore(install, () => 'unavailable' as const)
  return {
    canInstall: state === 'available',
    installed: state === 'installed',
    install: install.ask,
  }
}
