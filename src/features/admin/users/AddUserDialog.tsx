import type { Role } from '../../../domain/user/user'
import { SelectField } from '../../../ui/fields/SelectField'
import { useRuleForm } from '../../../ui/forms/useRuleForm'
import { FormDialog } from '../../../ui/overlays/FormDialog'
import { Banner } from '../../../ui/fields/Banner'
import { accountCopy, type ListSource } from '../accounts/copy'
import { useCreateAccount } from '../accounts/useCreateAccount'
import { useShownFields } from '../accounts/useShownFields'
import { useKeptFields } from '../accounts/useKeptFields'
import { useOpenPasswords } from '../accounts/useOpenPasswords'
import { useOwnNotices } from '../useOwnNotices'
import { dialogCopy as copy } from './copy'
import { addUserProblems, keptFields, toNewAccount, type UserFormValues } from './rules'
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
 * Creates a student or an administrator on the server (spec §7). Everything but the passwords is
 * saved on this device until the account is created.
 */
export function AddUserDialog({
  role,
  onRole,
  onClose,
  onChanged,
  source,
}: {
  /** The kind of account; null while the dialog is closed. */
  role: Role | null
  onRole: (role: Role) => void
  onClose: () => void
  /** Called when the server has, or may have, a new user, to fetch the list again. */
  onChanged: () => void
  /** Of the list on the screen. */
  source: ListSource
}) {
  const createAccount = useCreateAccount(onChanged)
  const { showAlert } = useOwnNotices()
  const { form, field, showErrors } = useRuleForm<UserFormValues>(empty, addUserProblems)
  const open = role !== null
  const kept = useKeptFields('admin-add-user', form, keptFields)
  const shownFields = useShownFields(form, open)
  const forgetPasswords = useOpenPasswords(form, open)
  const sending = form.formState.isSubmitting
  const kind = role ?? 'user'

  function close() {
    forgetPasswords()
    onClose()
  }

  async function submit(values: UserFormValues) {
    const created = await createAccount(
      kind,
      toNewAccount(values),
      {
        fields: () => shownFields(values),
        failed: copy.failed[kind],
        source,
      },
      showErrors,
    )
    if (created === undefined) return
    if (kept.end(values)) onClose()
    const { account } = created
    void showAlert(copy.created[kind], account && copy.createdDetail(account.name, account.email))
  }

  return (
    <FormDialog
      title={copy.addTitle}
      open={open && kept.ready}
      onClose={close}
      onSubmit={(event) => void form.handleSubmit(submit)(event)}
      onChange={kept.keep}
      cancel={accountCopy.cancel}
      submit={sending ? copy.creating : copy.create[kind]}
      busy={sending}
    >
      <Banner tone="info">{kept.ended && accountCopy.ended}</Banner>
      <SelectField
        label={copy.kind}
        value={kind}
        onChange={(event) => onRole(event.target.value === 'admin' ? 'admin' : 'user')}
        options={[
          { value: 'user', label: copy.kinds.user },
          { value: 'admin', label: copy.kinds.admin },
        ]}
      />
      <Banner tone="warn">{kind === 'admin' && copy.adminWarning}</Banner>
      <UserFields field={field} />
      {kept.failed && <Banner tone="bad">{accountCopy.notKept}</Banner>}
    </FormDialog>
  )
}
