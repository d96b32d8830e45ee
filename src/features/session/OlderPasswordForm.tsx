import { useState } from 'react'
import { useAuth } from '../../auth/AuthContext'
import { useShared } from '../../storage/sealing/useShared'
import { Banner } from '../../ui/fields/Banner'
import { OnePasswordForm } from '../../ui/forms/OnePasswordForm'
import { act } from '../../ui/overlays/act'
import { confirm } from '../../ui/overlays/notices'
import { Button } from '../../ui/page/Button'
import { olderPasswordCopy as copy } from './olderPasswordCopy'

/**
 * Shown when the server accepted the password, but this computer's data is sealed with the previous
 * one.
 */
export function OlderPasswordForm() {
  const { shared } = useAuth()
  const isShared = useShared()
  const [removed, setRemoved] = useState(false)

  async function open(password: string) {
    const opened = await shared()
      .then((session) => session.openWithOlder(password))
      .catch(() => undefined)
    if (opened === undefined) return copy.failed
    return opened ? undefined : copy.wrong
  }

  async function forget() {
    const sure = await confirm(copy.removeQuestion, {
      detail: copy.removeDetail,
      confirmLabel: copy.remove,
      danger: true,
    })
    if (!sure) return
    act(async () => {
      await (await shared()).removeWaiting()
      setRemoved(true)
      beginAnew()
    }, copy.notRemoved)
  }

  function beginAnew() {
    act(async () => (await shared()).beginAnew(), copy.notBegun)
  }

  if (removed)
    return (
      <div className="space-y-5">
        <Banner tone="warn">{copy.removed}</Banner>
        <Button onClick={beginAnew}>{copy.goOn}</Button>
      </div>
    )

  return (
    <div className="space-y-5">
      <Banner tone="warn">{isShared ? copy.changed : copy.changedOpen}</Banner>
      <OnePasswordForm copy={copy} onPassword={open} />
      <p className="text-muted">{copy.forgotten}</p>
      <Button variant="danger" onClick={() => void forget()}>
        {copy.remove}
      </Button>
    </div>
  )
}
