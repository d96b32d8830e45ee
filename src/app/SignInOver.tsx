import { useAuth } from '../auth/AuthContext'
import { LoginForm } from '../features/session/LoginForm'
import { Button } from '../ui/Button'
import { Dialog } from '../ui/Dialog'

/** Sign-in over a screen whose session has expired. Closing it means leaving the screen. */
export function SignInOver() {
  const { logout } = useAuth()
  return (
    <Dialog
      title="Your session has ended"
      open
      onClose={logout}
      actions={
        <Button variant="quiet" onClick={logout}>
          Leave without signing in
        </Button>
      }
    >
      <p className="mb-4 text-muted">
        Sign in again to go on where you were. What you typed is still here.
      </p>
      <LoginForm />
    </Dialog>
  )
}
