import { useEffect, useState } from 'react'
import { pause, simulatedTime } from '../../../lib/pause'
import { holdUnsaved } from '../../../pwa/unsaved'
import { FormDialog } from '../../../ui/overlays/FormDialog'
import { confirm, showAlert } from '../../../ui/overlays/notices'
import { useRuleForm } from '../../../ui/forms/useRuleForm'
import { accountCopy } from '../accounts/copy'
import { dialogCopy as copy } from './copy'
import type { UserChange } from './edits'
import type { ManagedUser } from './managedUser'
import { editUserProblems, toChange, toFormValues, type UserFormValues } from './rules'
import { UserFields } from './UserFields'

/** Changes a user on screen only: no call is made (spec §7). */
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
  const [busy, setBusy] = useState(false)
  const { form, field } = useRuleForm<UserFormValues>(toFormValues(user), editUserProblems)
  const { isDirty } = form.formState
  useEffect(() => (isDirty ? holdUnsaved() : undefined), [isDirty])

  async function submit(values: UserFormValues) {
    setBusy(true)
    try {
      await pause(simulatedTime)
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
    <FormDialog
      title={copy.editTitle}
      onClose={() => void close()}
      onSubmit={(event) => void form.handleSubmit(submit)(event)}
      cancel={accountCopy.cancel}
      submit={busy ? copy.saving : copy.save}
      busy={busy}
    >
      <p className="text-muted">{copy.editNote[source]}</p>
      <UserFields
        field={field}
        institutionOptional
        passwordWords={{
          label: copy.newPassword,
          hint: copy.newPasswordHint,
          confirm: copy.confirmNew,
        }}
      />
    </FormDialog>
  )
}
