import { useState, type SubmitEvent } from 'react'
import { saveSealedCopies } from '../../features/apply/passport/sealedCopies'
import { attachmentsOf } from '../../storage/attachments'
import { listDrafts } from '../../storage/drafts/drafts'
import { PasswordField } from '../../ui/passwords/PasswordField'
import { act } from '../../ui/overlays/act'
import { showAlert } from '../../ui/overlays/notices'
import { Button } from '../../ui/page/Button'
import { signOutCopy as copy } from './copy'

/** Whoever finds the file could guess a shorter passphrase. */
const shortest = 10

const focus = (field: HTMLElement | null) => field?.focus()

/** Saves a sealed copy of each draft, which opens on any device with the passphrase chosen here. */
export function TakeAlong({
  userId,
  count,
  onSaved,
  onBack,
}: {
  userId: string
  /** How many drafts there are. */
  count: number
  onSaved: (names: readonly string[]) => void
  onBack: () => void
}) {
  const [passphrase, setPassphrase] = useState('')
  const [problem, setProblem] = useState<string>()
  const [saving, setSaving] = useState(false)

  async function save() {
    setSaving(true)
    try {
      const drafts = await listDrafts(userId)
      const whole = await Promise.all(
        drafts.map(async (draft) => ({
          ...draft,
          savedAt: draft.changedAt ?? draft.savedAt,
          attachments: await attachmentsOf(draft.id),
        })),
      )
      const names = await saveSealedCopies(whole, passphrase)
      if (names === undefined) void showAlert(copy.tooLarge.text, copy.tooLarge.detail)
      else onSaved(names)
    } finally {
      setSaving(false)
    }
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (passphrase.length < shortest) return setProblem(copy.passphraseShort)
    return act(save, copy.notSaved)
  }

  return (
    <form noValidate onSubmit={submit} className="space-y-3">
      <h3 className="font-semibold">{copy.take(count)}</h3>
      <p className="text-sm text-muted">{copy.takeDetail}</p>
      <PasswordField
        // The button that opened this is gone.
        ref={focus}
        label={copy.passphrase}
        hint={copy.passphraseHint}
        value={passphrase}
        error={problem}
        onChange={({ target }) => {
          setPassphrase(target.value)
          setProblem(undefined)
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={saving}>
          {saving ? copy.saving : copy.save}
        </Button>
        <Button variant="quiet" busy={saving} onClick={onBack}>
          {copy.back}
        </Button>
      </div>
    </form>
  )
}
