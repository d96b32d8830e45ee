import { storageHealth } from '../../storage/health'
import { useStore } from '../../lib/react/useStore'
import { lazyPart } from '../../ui/page/lazyPart'

// Loaded only when something happens that most people never have.
const StorageTrouble = lazyPart(async () => (await import('./StorageTrouble')).StorageTrouble)

/** Says if anything is wrong with this device's storage. */
export function StorageNotice() {
  const { blockedByOldTab, silent, cutOff, setAside } = useStore(storageHealth)
  return (blockedByOldTab || silent || cutOff || setAside.length > 0) && <StorageTrouble />
}
