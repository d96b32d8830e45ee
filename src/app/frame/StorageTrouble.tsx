import { useAuth } from '../../auth/AuthContext'
import { useStore } from '../../lib/react/useStore'
import { storageHealth } from '../../storage/health'
import { CutOffNotice } from './CutOffNotice'
import { SetAsideNotice } from './SetAsideNotice'
import { storageTroubleCopy as copy } from './storageTroubleCopy'

/** What is wrong with this device's storage, what is safe, and what to do. */
export function StorageTrouble() {
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
