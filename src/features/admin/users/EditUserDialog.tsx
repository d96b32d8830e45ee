import { useEffect, useRef, useState } from 'react'
import { calledName } from '../../../domain/user/calledName'
import { messageOf } from '../../../lib/messageOf'
import { pause, simulatedTime } from '../../../lib/pause'
import { holdUnsaved } from '../../../pwa/unsaved'
import { FormDialog } from '../../../ui/overlays/FormDialog'
import { attempt } from '../../../ui/overlays/act'
import * as failures from '../../../ui/overlays/failureCopy'
import { confirm } from '../../../ui/overlays/notices'
import { useRuleForm } from '../../../ui/forms/useRuleForm'
import { Banner } from '../../../ui/fields/Banner'
import { accountCopy } from '../accounts/copy'
import { useKeptFields } from '../accounts/useKeptFields'
import { useOwnNotices } from '../useOwnNotices'
import { dialogCopy as copy, usersCopy } from './copy'
import type { UserChange } from './edits'
import type { ManagedUser } from './managedUser'
import { editUserProblems, keptFields, toChange, toFormValues, type UserFormValues } from './rules'
import { UserFields } from './UserFields'

/**
 * Changes a user on screen only: no call is made (spec §7). Everything but the passwords is saved on
 * this device until the edit is saved or discarded; users of the two lists may have the same id.
 */
export function EditUserDialog({
  user,
  users,
  source,
  onSave,
  onClose,
}: {
  user: ManagedUser
  /** The list that the user is in. */
  users: readonly ManagedUser[]
  source: 'server' | 'sample'
  /** Resolves with the function that undoes it. */
  onSave: (change: UserChange) => Promise<() => Promise<void>>
  onClose: () => void
}) {
  const [busy, setBusy] = useState(false)
  const listed = useRef(users)
  useEffect(() => {
    listed.current = users
  }, [users])
  const { showAlert, showToast } = useOwnNotices()
  const { form, field } = useRuleForm<UserFormValues>(toFormValues(user), (values) =>
    editUserProblems(values, user, users),
  )
  const { isDirty } = form.formState
  const kept = useKeptFields(`admin-edit-user ${source} ${user.id}`, form, keptFields)
  useEffect(() => (isDirty ? holdUnsaved() : undefined), [isDirty])

  async function submit(values: UserFormValues) {
    setBusy(true)
    try {
      await pause(simulatedTime)
      // Deleted in another tab, or on the server, perhaps only just now: nobody would see the change.
      if (!listed.current.some(({ id }) => id === user.id))
        throw new Error(copy.gone(calledName(user)))
      const change = toChange(values, user)
      const undo = await onSave(change)
      kept.clear()
      onClose()
      await showAlert(copy.updated)
      if (Object.keys(change).length > 0)
        showToast(usersCopy.edited(calledName({ ...user, ...change })), {
          label: usersCopy.undo,
          onAction: () => attempt(undo, failures.undo),
        })
    } catch (error) {
      setBusy(false)
      await showAlert(copy.updateError(messageOf(error)))
    }
  }

  async function close() {
    // What is being saved can no longer be discarded; its dialog closes in a moment.
    if (busy) return
    const leave =
      !isDirty ||
      (await confirm(copy.discardQuestion, {
        confirmLabel: copy.discard,
        cancelLabel: copy.keep,
      }))
    if (!leave) return
    kept.clear()
    onClose()
  }

  /** An edit of which nothing is left must not come back over what the list says by then. */
  function keep() {
    const [before, now] = [toFormValues(user), form.getValues()]
    if (keptFields.some((name) => now[name] !== before[name])) kept.keep()
    else kept.clear()
  }

  return (
    <FormDialog
      title={copy.editTitle}
      open={kept.ready}
      onClose={() => void close()}
      onSubmit={(event) => void form.handleSubmit(submit)(event)}
      onChange={keep}
      cancel={accountCopy.cancel}
      submit={busy ? copy.saving : copy.save}
      busy={busy}
      note={kept.restored && <Banner tone="info">{copy.editRestored}</Banner>}
    >
      <p className="text-muted">{copy.editNote[source]}</p>
      <Banner tone="info">{kept.ended && accountCopy.ended}</Banner>
      <UserFields
        field={field}
        institutionOptional
        passwordWords={{
          label: copy.newPassword,
          hint: copy.newPasswordHint,
          confirm: copy.confirmNew,
        }}
      />
      {kept.failed && <Banner tone="bad">{copy.editNotKept}</Banner>}
    </FormDialog>
  )
}
