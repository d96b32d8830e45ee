import { useEffect } from 'react'
import { useAuth } from '../../auth/AuthContext'
import { OnePasswordForm } from '../../ui/forms/OnePasswordForm'
import { Button } from '../../ui/page/Button'
import { Page } from '../../ui/page/Page'
import { focusHeading } from '../frame/useHeadingFocus'
import { unlockCopy as copy } from './copy'

/** What had the focus is gone with the screen that locks, or with this one. */
function keepFocusHere(): void {
  if (document.activeElement === document.body) focusHeading()
}

/** Shown instead of a person's screen while a shared computer is locked. */
export function UnlockScreen() {
  const { shared, logout } = useAuth()
  useEffect(() => {
    // While the screen is open, a deploy may remove the file that the press of its button needs.
    shared().catch(() => undefined)
  }, [shared])

  useEffect(() => {
    keepFocusHere()
    return keepFocusHere
  }, [])

  async function unlock(password: string) {
    const outcome = await shared()
      .then((session) => session.unlock(password))
      .catch(() => 'failed' as const)
    // Once it is unlocked, this screen is gone.
    return outcome === 'opened' ? undefined : copy.problems[outcome]
  }

  return (
    <Page title={copy.title} lead={copy.lead} narrow>
      <OnePasswordForm copy={copy} onPassword={unlock} />
      <p className="mt-6 text-muted">{copy.forgotten}</p>
      <Button variant="secondary" className="mt-4" onClick={logout}>
        {copy.somebodyElse}
      </Button>
    </Page>
  )
}
