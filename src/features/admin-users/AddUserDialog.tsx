import { useEffect, useId, useState } from 'react'
import { useApi } from '../../api/ApiContext'
import { useAuth } from '../../auth/AuthContext'
import type { Role } from '../../domain/user/user'
import { holdUnsaved } from '../../pwa/unsaved'
import { Banner } from '../../ui/Banner'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { showAlert } from '../../ui/notices'
import { SelectField } from '../../ui/SelectField'
import { useRuleForm } from '../../ui/useRuleForm'
import { dialogCopy as copy } from './copy'
import { createUser } from './createUser'
import { addUserProblems, type UserFormValues } from './rules'
import { UserFields } from './UserFields'

const empty: UserFormValues = {
  name: '',
  email: '',
  institution: '',
  department: '',
  phone: '',
  password: '',
  confirmPassword: '',
}

/**
 * Creates a student or an administrator on the server (spec §7). It stays mounted while closed, so
 * that what was typed is still there when it is opened again.
 */
export function AddUserDialog({
  role,
  onRole,
  onClose,
  onCreated,
}: {
  /** The kind of account; null while the dialog is closed. */
  role: Role | null
  onRole: (role: Role) => void
  onClose: () => void
  /** The server has a new user: fetch the list again. */
  onCreated: () => void
}) {
  const api = useApi()
  const { expire } = useAuth()
  const formId = useId()
  const [busy, setBusy] = useState(false)
  const { form, field, showErrors } = useRuleForm<UserFormValues>(empty, addUserProblems)
  const kind = role ?? 'user'
  const open = role !== null
  useEffect(() => (open ? holdUnsaved() : undefined), [open])

  function close() {
    // Passwords are not kept for a dialog that nobody looks at.
    form.resetField('password')
    form.resetField('confirmPassword')
    form.clearErrors()
    onClose()
  }

  async function submit(values: UserFormValues) {
    setBusy(true)
    const outcome = await createUser(api, kind, values)
    setBusy(false)
    switch (outcome.kind) {
      case 'created':
        form.reset(empty)
        onClose()
        onCreated()
        await showAlert(copy.created[kind], copy.createdDetail(values.name, values.email))
        break
      case 'fields':
        showErrors(outcome.fields)
        break
      case 'alert':
        await showAlert(outcome.text, outcome.detail)
        if (outcome.sessionEnded) expire()
    }
  }

  return (
    <Dialog
      title={copy.addTitle}
      open={open}
      onClose={close}
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            {copy.cancel}
          </Button>
          <Button type="submit" form={formId} disabled={busy}>
            {busy ? copy.creating : copy.create[kind]}
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
        <SelectField
          id={`${formId}-kind`}
          label={copy.kind}
          value={kind}
          onChange={(event) => onRole(event.target.value === 'admin' ? 'admin' : 'user')}
          options={[
            { value: 'user', label: copy.kinds.user },
            { value: 'admin', label: copy.kinds.admin },
          ]}
        />
        {kind === 'admin' && <Banner tone="warn">{copy.adminWarning}</Banner>}
        <UserFields
          field={field}
          password={{ label: copy.password, hint: copy.passwordHint, confirm: copy.confirm }}
        />
      </form>
    </Dialog>
  )
}
