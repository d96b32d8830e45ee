import { emailAddress } from '../../../lib/email'
import { plainLine } from '../../../lib/pasted'
import { email, firstProblem, minLength, required } from '../../../lib/answers/validation'
import { PlainEmailField } from '../../../ui/fields/PlainEmailField'
import { TextField } from '../../../ui/fields/TextField'
import { useRuleForm, type Problems } from '../../../ui/forms/useRuleForm'
import { FormDialog } from '../../../ui/overlays/FormDialog'
import { Banner } from '../../../ui/fields/Banner'
import { accountCopy, type ListSource } from '../accounts/copy'
import { NewPasswordFields } from '../accounts/NewPasswordFields'
import { newPasswordProblems } from '../accounts/rules'
import { useCreateAccount } from '../accounts/useCreateAccount'
import { useShownFields } from '../accounts/useShownFields'
import { useKeptFields } from '../accounts/useKeptFields'
import { useOpenPasswords } from '../accounts/useOpenPasswords'
import { useOwnNotices } from '../useOwnNotices'
import { createAdminCopy as copy } from './copy'

const empty = { name: '', email: '', password: '', confirmPassword: '' }

type Values = typeof empty

const keptFields = ['name', 'email'] as const

/**
 * Creates an administrator on the server (spec §2, §5, §7). Name and email are saved on this device
 * until the account is created; passwords are only in the open page.
 */
export function CreateAdminDialog({
  open,
  onClose,
  onChanged,
  source,
}: {
  open: boolean
  onClose: () => void
  /** Called when the server has, or may have, a new administrator, to fetch the list again. */
  onChanged: () => void
  /** Of the list on the screen. */
  source: ListSource
}) {
  const createAccount = useCreateAccount(onChanged)
  const { showAlert } = useOwnNotices()
  const { form, field, showErrors } = useRuleForm<Values>(empty, problemsOf)
  const kept = useKeptFields('admin-create-admin', form, keptFields)
  const shownFields = useShownFields(form, open)
  const forgetPasswords = useOpenPasswords(form, open)
  const sending = form.formState.isSubmitting

  function close() {
    forgetPasswords()
    onClose()
  }

  /** Only name, email and password are sent to the server (spec §3). */
  async function submit(values: Values) {
    const { name, email, password } = values
    const created = await createAccount(
      'admin',
      { name: plainLine(name), email: emailAddress(email), password },
      {
        fields: () => shownFields(values),
        failed: copy.failed,
        networkHint: copy.networkHint,
        source,
      },
      showErrors,
    )
    if (created === undefined) return
    if (kept.end(values)) onClose()
    const { account } = created
    if (account === undefined) void showAlert(copy.createdUnnamed)
    else void showAlert(copy.created, copy.createdDetail(account.name, account.email))
  }

  return (
    <FormDialog
      open={open && kept.ready}
      title={copy.title}
      onClose={close}
      onSubmit={(event) => void form.handleSubmit(submit)(event)}
      onChange={kept.keep}
      cancel={accountCopy.cancel}
      submit={sending ? copy.submitting : copy.submit}
      busy={sending}
      note={<Banner tone="warn">{copy.warning}</Banner>}
    >
      <Banner tone="info">{kept.ended && accountCopy.ended}</Banner>
      <TextField label={accountCopy.name} autoComplete="off" {...field('name')} />
      <PlainEmailField label={accountCopy.email} autoComplete="off" {...field('email')} />
      <NewPasswordFields field={field} />
      {kept.failed && <Banner tone="bad">{accountCopy.notKept}</Banner>}
    </FormDialog>
  )
}

/** Spec §5, Create-admin dialog. */
function problemsOf(values: Values): Problems<Values> {
  return {
    name: firstProblem(plainLine(values.name), [
      required(accountCopy.nameRequired),
      minLength(2, copy.nameShort),
    ]),
    email: firstProblem(values.email, [
      required(accountCopy.emailRequired),
      email(copy.emailInvalid),
    ]),
    ...newPasswordProblems(values),
  }
}
