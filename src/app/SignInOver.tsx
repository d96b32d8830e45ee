import { useAuth } from '../auth/AuthContext'
import { sharedComputerCopy } from '../features/session/copy'
import { LoginForm } from '../features/session/LoginForm'
import { leaveFor } from '../lib/departure'
import { paths } from '../lib/paths'
import { sharedComputer } from '../storage/sealing/sharedComputer'
import { Button } from '../ui/page/Button'
import { Dialog } from '../ui/overlays/Dialog'
import { sessionCopy } from './copy'
import { ContinueAs } from './demo/ContinueAs'
import { signInOverCopy as copy } from './signInOverCopy'

/**
 * Sign-in over a screen whose session has expired. It may come while somebody is typing: no key and no
 * press beside it leaves the screen, only the button that says so.
 */
export function SignInOver() {
  const { logout } = useAuth()
  return (
    <Dialog
      title={sessionCopy.ended}
      open
      actions={
        <Button variant="quiet" onClick={() => leaveFor(paths.home, logout, { signsOut: true })}>
          {sharedComputer.losesWork() ? sharedComputerCopy.leave : copy.leave}
        </Button>
      }
    >
      <p className="mb-4 text-muted">{copy.signInAgain}</p>
      {__API_MOCK__ && <ContinueAs />}
      <LoginForm />
    </Dialog>
  )
}
