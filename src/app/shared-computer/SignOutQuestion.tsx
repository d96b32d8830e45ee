import { useEffect, useState, type ReactNode } from 'react'
import type { User } from '../../domain/user/user'
import { useStore } from '../../lib/react/useStore'
import { arrivingFiles } from '../../ui/fields/fileChoice'
import { Dialog } from '../../ui/overlays/Dialog'
import { Button } from '../../ui/page/Button'
import { Spinner } from '../../ui/page/Spinner'
import { signOutCopy as copy } from './copy'

/**
 * Asks before a sign-out from a shared computer, once it is known what the person keeps there. It says
 * so while a file is still read: it is not kept once its person is gone.
 */
export function SignOutQuestion<Work>({
  user,
  look,
  unread,
  onStay,
  children,
}: {
  user: User
  look: (user: User) => Promise<Work>
  /** Where it cannot be looked: work that cannot be read still counts as work. */
  unread: Work
  onStay: () => void
  children: (work: Work) => ReactNode
}) {
  const [work, setWork] = useState<Work>()
  const isArriving = useStore(arrivingFiles) > 0

  useEffect(() => {
    let current = true
    look(user).then(
      (found) => current && setWork(found),
      () => current && setWork(unread),
    )
    return () => {
      current = false
    }
  }, [user, look, unread])

  return (
    <Dialog
      title={copy.title}
      open
      onClose={onStay}
      actions={
        <Button variant="quiet" onClick={onStay}>
          {copy.stay}
        </Button>
      }
    >
      {isArriving && <p className="mb-4 text-warn">{copy.arriving}</p>}
      {work === undefined ? <Spinner label={copy.title} /> : children(work)}
      <p className="mt-6 text-sm text-muted">{copy.savedFiles}</p>
    </Dialog>
  )
}
