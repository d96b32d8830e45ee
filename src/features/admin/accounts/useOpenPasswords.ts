import { useEffect } from 'react'
import type { Path, UseFormReturn } from 'react-hook-form'
import { holdUnsaved } from '../../../pwa/unsaved'

/**
 * The passwords of a dialog that makes an account are only in it, so an update waits while it is open.
 * Returns what to call when it is closed without an account: they go, with the form's problems.
 */
export function useOpenPasswords<Values extends { password: string; confirmPassword: string }>(
  form: UseFormReturn<Values>,
  open: boolean,
): () => void {
  useEffect(() => (open ? holdUnsaved() : undefined), [open])
  return () => {
    for (const name of ['password', 'confirmPassword']) form.resetField(name as Path<Values>)
    form.clearErrors()
  }
}
