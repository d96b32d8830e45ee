import type { User } from '../../domain/user/user'
import { copyOfOwnWork, holdsOwnWork } from '../../features/help/deviceStore'
import { sharedComputerCopy } from '../../features/session/copy'
import { officeWork } from '../../storage/office/officeWork'
import { act } from '../../ui/overlays/act'
import { Button } from '../../ui/page/Button'
import { removalCopy as copy, signOutCopy } from './copy'
import { SignOutQuestion } from './SignOutQuestion'

/** Asked at each sign-out from a shared computer where nothing can be sealed: it removes the work. */
export function RemovalDialog({
  user,
  onStay,
  onLeave,
}: {
  user: User
  onStay: () => void
  onLeave: () => void
}) {
  return (
    <SignOutQuestion user={user} look={workOf} unread={unread} onStay={onStay}>
      {(work) =>
        !work.forms && !work.own && !work.unnamed ? (
          <div className="space-y-4">
            <p>{signOutCopy.nothingHere}</p>
            <p>{copy.nothingElse}</p>
            <Button onClick={onLeave}>{signOutCopy.signOut}</Button>
          </div>
        ) : (
          <div className="space-y-6">
            <p>{copy.lead}</p>
            {work.own && <p>{copy.office}</p>}
            {work.unnamed && <p>{copy.unnamed}</p>}
            {(work.forms || work.own) && (
              <div>
                <Button
                  variant="secondary"
                  onClick={() => act(() => saveCopy(user.id), copy.notSaved)}
                >
                  {copy.saveCopy}
                </Button>
                <p className="mt-1 text-sm text-muted">{copy.copyHint}</p>
              </div>
            )}
            <Button variant="danger" onClick={onLeave}>
              {sharedComputerCopy.leave}
            </Button>
          </div>
        )
      }
    </SignOutQuestion>
  )
}

const unread = { forms: true, own: false, unnamed: false }

/** What a sign-out would remove: of the grant forms, of the office, and of the office without a name. */
async function workOf({ id, role }: User) {
  const forms = await holdsOwnWork(id)
  const office = role === 'admin' ? await officeWork(id) : { own: false, unnamed: false }
  return { forms, ...office }
}

/** Resolves with whether there was anything to save: the browser may have lost what it kept. */
async function saveCopy(userId: string): Promise<boolean> {
  const own = await copyOfOwnWork(userId)
  own?.save()
  return own !== undefined
}
