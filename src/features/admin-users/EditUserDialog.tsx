import { useEffect, useId, useState } from 'react'
import { pause } from '../../lib/pause'
import { holdUnsaved } from '../../pwa/unsaved'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { confirm, showAlert } from '../../ui/notices'
import { useRuleForm } from '../../ui/useRuleForm'
import { dialogCopy as copy } from './copy'
import { simulatedDelay, type UserChange } from './edits'
import type { ManagedUser } from './managedUser'
import { editUserProblems, toChange, toFormValues, type UserFormValues } from './rules'
import { UserFields } from './UserFields'

/** Changes a user on screen: no call is made (spec §7). */
export function EditUserDialog({
  user,
  source,
  onSave,
  onClose,
}: {
  user: ManagedUser
  source: 'server' | 'sample'
  onSave: (change: UserChange) => Promise<void>
  onClose: () => void
}) {
  const formId = useId()
  const [busy, setBusy] = useState(false)
  const { form, field } = useRuleForm<UserFormValues>(toFormValues(user), editUserProblems)
  const { isDirty } = form.formState
  useEffect(() => (isDirty ? holdUnsaved() : undefined), [isDirty])

  async function submit(values: UserFormValues) {
    setBusy(true)
    try {
      await pause(simulatedDelay)
      await onSave(toChange(values))
      onClose()
      await showAlert(copy.updated)
    } catch (error) {
      setBusy(false)
      await showAlert(copy.updateError(error instanceof Error ? error.message : String(error)))
    }
  }

  async function close() {
    const leave =
      !isDirty ||
      (await confirm(copy.discardQuestion, {
        confirmLabel: copy.discard,
        cancelLabel: copy.keep,
      }))
    if (leave) onClose()
  }

  return (
    <Dialog
      title={copy.editTitle}
      open
      onClose={() => void close()}
      actions={
        <>
          <Button variant="secondary" onClick={() => void close()}>
            {copy.cancel}
          </Button>
          <Button type="submit" form={formId} disabled={busy}>
            {busy ? copy.saving : copy.save}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => void form.handleSubmit(submit)(event)}
        className="space-y-5"
      >
        <p className="text-muted">{copy.editNote[source]}</p>
        <UserFields
          field={field}
          institutionOptional
          password={{
            label: copy.newPassword,
            hint: copy.newPasswordHint,
            confirm: copy.confirmNew,
          }}
        />
      </form>
    </Dialog>
  )
}
