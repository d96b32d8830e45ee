import { useState, type SubmitEvent } from 'react'
import { PasswordField } from '../../../ui/passwords/PasswordField'
import { Button } from '../../../ui/page/Button'
import { passphraseCopy as copy } from './openCopy'

/** Asks for the passphrase of a sealed copy. */
export function PassphraseForm({
  busy,
  onOpen,
}: {
  busy: boolean
  onOpen: (passphrase: string) => void
}) {
  const [passphrase, setPassphrase] = useState('')
  const [missing, setMissing] = useState(false)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setMissing(passphrase === '')
    if (passphrase !== '') onOpen(passphrase)
  }

  return (
    <form noValidate onSubmit={submit} className="space-y-3">
      <p>{copy.lead}</p>
      <PasswordField
        label={copy.passphrase}
        value={passphrase}
        error={missing ? copy.required : undefined}
        onChange={({ target }) => setPassphrase(target.value)}
      />
      <Button type="submit" busy={busy}>
        {copy.open}
      </Button>
    </form>
  )
}
