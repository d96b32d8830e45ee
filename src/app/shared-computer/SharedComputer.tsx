import { useEffect, useSyncExternalStore } from 'react'
import { useAuth } from '../../auth/AuthContext'
import { leaving } from '../../auth/useSignOut'
import { openVault } from '../../storage/sealing/openVault'
import { olderRowFound, sealingNews } from '../../storage/sealing/sealingNews'
import { showAlert } from '../../ui/overlays/notices'
import { sharedComputerCopy as copy } from './copy'
import { forgetFields } from './forgetfulFields'
import { LockWarning } from './LockWarning'
import { SealingBar } from './SealingBar'
import { SignOutDialog } from './SignOutDialog'

/**
 * What every page needs on a shared computer: fields that browsers do not remember, the idle lock,
 * and the question at sign-out.
 */
export function SharedComputer() {
  const { person, lock } = useAuth()
  const vault = useSyncExternalStore(openVault.subscribe, openVault.read)
  const news = useSyncExternalStore(sealingNews.subscribe, sealingNews.read)
  const older = useSyncExternalStore(olderRowFound.subscribe, olderRowFound.read)
  const leave = useSyncExternalStore(leaving.subscribe, leaving.read)
  const open = vault !== undefined && person !== null

  useEffect(forgetFields, [])
  // Signed out in another tab, or locked: the next person has not asked to leave.
  useEffect(() => (open ? () => leaving.set(undefined) : undefined), [open])
  useEffect(() => {
    if (news === undefined) return
    sealingNews.set(undefined)
    const { sealedNow, othersOpen } = news
    if (sealedNow > 0) void showAlert(copy.sealedNow, copy.sealedNowDetail)
    if (othersOpen) void showAlert(copy.othersOpen, copy.othersOpenDetail)
  }, [news])
  useEffect(() => {
    if (!older || !open) return
    olderRowFound.set(false)
    void showAlert(copy.olderRow, copy.olderRowDetail)
  }, [older, open])

  return (
    <>
      <SealingBar />
      {open && <LockWarning onOver={lock} />}
      {leave !== undefined && person !== null && (
        <SignOutDialog
          user={person}
          onStay={() => leaving.set(undefined)}
          onLeave={() => {
            leaving.set(undefined)
            leave.end()
          }}
        />
      )}
    </>
  )
}
