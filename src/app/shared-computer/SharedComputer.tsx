import { useEffect } from 'react'
import { useAuth } from '../../auth/AuthContext'
import { leaving } from '../../auth/useSignOut'
import { openVault } from '../../storage/sealing/openVault'
import {
  notRemoved,
  olderRowFound,
  refusedByServer,
  sealingNews,
} from '../../storage/sealing/sealingNews'
import { goOnRemoving } from '../../storage/sealing/removal'
import { sharedComputer } from '../../storage/sealing/sharedComputer'
import { act } from '../../ui/overlays/act'
import { showAlert } from '../../ui/overlays/notices'
import { removalCopy, sharedComputerCopy as copy } from './copy'
import { forgetFields } from './forgetfulFields'
import { LockWarning } from './LockWarning'
import { RemovalDialog } from './RemovalDialog'
import { SealingBar } from './SealingBar'
import { SignOutDialog } from './SignOutDialog'
import { useStore } from '../../lib/react/useStore'

/**
 * What every page needs on a shared computer: fields that browsers do not remember, the idle lock,
 * and the question at sign-out.
 */
export function SharedComputer() {
  const { person, lock } = useAuth()
  const vault = useStore(openVault)
  const news = useStore(sealingNews)
  const older = useStore(olderRowFound)
  const refused = useStore(refusedByServer)
  const tryAgain = useStore(notRemoved)
  const leave = useStore(leaving)
  const open = vault !== undefined && person !== null
  const losesWork = sharedComputer.losesWork()
  const here = open || (losesWork && person !== null)

  useEffect(forgetFields, [])
  // The window of whoever signed out last may have been closed before their work was removed.
  useEffect(() => void goOnRemoving().catch(() => undefined), [])
  // Signed out in another tab, or locked: the next person has not asked to leave.
  useEffect(() => (here ? () => leaving.set(undefined) : undefined), [here])
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
  useEffect(() => {
    if (!refused) return
    refusedByServer.set(false)
    if (open) void showAlert(copy.refused, copy.refusedDetail)
  }, [refused, open])
  useEffect(() => {
    if (tryAgain === undefined) return
    notRemoved.set(undefined)
    act(tryAgain, removalCopy.notRemoved)
  }, [tryAgain])

  const Question = losesWork ? RemovalDialog : SignOutDialog

  return (
    <>
      <SealingBar />
      {open && <LockWarning onOver={lock} />}
      {leave !== undefined && person !== null && (
        <Question
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
