import { useAuth } from '../../auth/AuthContext'
import { storageHealth } from '../../storage/health'
import { lazyPart } from '../../ui/page/lazyPart'
import { storageCopy as copy } from './copy'
import { useStore } from '../../lib/react/useStore'

// Loaded only when something happens that most people never have.
const SetAsideNotice = lazyPart(async () => (await import('./SetAsideNotice')).SetAsideNotice)
const CutOffNotice = lazyPart(async () => (await import('./CutOffNotice')).CutOffNotice)

/** What is wrong with this device's storage, what is safe, and what to do. */
export function StorageNotice() {
  const { blockedByOldTab, silent, cutOff, setAside } = useStore(storageHealth)
  const userId = useAuth().person?.id
  const count = setAside.filter((owner) => owner === userId).length
  return (
    <>
      {(blockedByOldTab || silent) && (
        <p className="bg-warn-soft px-4 py-2 text-center text-sm text-warn">
          {blockedByOldTab ? copy.oldTab : copy.silent}
        </p>
      )}
      {cutOff && <CutOffNotice />}
      {userId !== undefined && count > 0 && (
        <SetAsideNotice key={userId} userId={userId} count={count} />
      )}
    </>
  )
}
