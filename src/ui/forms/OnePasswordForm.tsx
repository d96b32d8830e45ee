import { useState, type SubmitEvent } from 'react'
import { PasswordField } from '../passwords/PasswordField'
import { Button } from '../page/Button'

/** Asks for one password, and says below it why it was refused. */
export function OnePasswordForm({
  copy,
  onPassword,
}: {
  copy: { password: string; required: string; submit: string; submitting: string }
  /** Resolves with what is wrong, or with undefined when the password was accepted. */
  onPassword: (password: string) => Promise<string | undefined>
}) {
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (password === '') return setProblem(copy.required)
    setBusy(true)
    // What was wrong with the one before: the same again is news only once it was gone.
    setProblem(undefined)
    const wrong = await onPassword(password)
    setBusy(false)
    return setProblem(wrong)
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="space-y-5">
      <PasswordField
        label={copy.password}
        value={password}
        error={problem}
        onChange={({ target }) => {
          setPassword(target.value)
          setProblem(undefined)
        }}
      />
      <Button type="submit" busy={busy} className="w-full">
        {busy ? copy.submitting : copy.submit}
      </Button>
    </form>
  )
}
