import { QueryClientContext } from '@tanstack/react-query'
import { useContext, useId } from 'react'
import { useApi } from '../../api/ApiContext'
import { useAuth } from '../../auth/AuthContext'
import { Banner } from '../../ui/Banner'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { showAlert } from '../../ui/notices'
import { PasswordField } from '../../ui/PasswordField'
import { TextField } from '../../ui/TextField'
import { useRuleForm } from '../../ui/useRuleForm'
import { createAdminCopy as copy } from './copy'
import { createAdmin, createAdminProblems, type CreateAdminValues } from './createAdmin'

/**
 * Creates an administrator on the server (spec §2, §5, §7). What is typed stays while the dialog is
 * closed or hidden, for as long as the page is open; passwords are kept nowhere else.
 */
export function CreateAdminDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const id = useId()
  const api = useApi()
  const { expired, expire } = useAuth()
  // At /dashboard nothing that the server said is remembered: there is no list to fetch again.
  const queries = useContext(QueryClientContext)
  const { form, field, showErrors } = useRuleForm<CreateAdminValues>(
    { name: '', email: '', password: '', confirmPassword: '' },
    createAdminProblems,
  )
  const sending = form.formState.isSubmitting

  async function submit(values: CreateAdminValues) {
    const outcome = await createAdmin(api, values)
    switch (outcome.kind) {
      case 'created':
        form.reset()
        onClose()
        void showAlert(copy.created, copy.createdDetail(outcome.name, outcome.email))
        await queries?.invalidateQueries()
        break
      case 'fields':
        showErrors(outcome.fields)
        break
      case 'alert':
        // One modal at a time: sign-in opens once the alert was read.
        await showAlert(outcome.text, outcome.detail)
        if (outcome.sessionEnded) expire()
    }
  }

  return (
    <Dialog
      // While an expired session is renewed, sign-in must be the only dialog.
      open={open && !expired}
      title={copy.title}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {copy.cancel}
          </Button>
          <Button type="submit" form={id} disabled={sending}>
            {sending ? copy.submitting : copy.submit}
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        onSubmit={(event) => void form.handleSubmit(submit)(event)}
        className="space-y-5"
      >
        <Banner tone="warn">{copy.warning}</Banner>
        <TextField label={copy.name} autoComplete="off" {...field('name')} />
        <TextField label={copy.email} inputMode="email" autoComplete="off" {...field('email')} />
        <PasswordField
          label={copy.password}
          hint={copy.passwordHint}
          autoComplete="new-password"
          {...field('password')}
        />
        <PasswordField
          label={copy.confirm}
          autoComplete="new-password"
          {...field('confirmPassword')}
        />
      </form>
    </Dialog>
  )
}
