import { useCallback, useEffect, useRef } from 'react'
import type { Path, UseFormReturn } from 'react-hook-form'
import { useUser } from '../../../auth/useUser'
import { ownChanges } from '../../../lib/ownChanges'
import { holdUnsaved } from '../../../pwa/unsaved'
import { useUnfinished } from '../../../pwa/useUnfinished'

/**
 * Saves these fields of a dialog's form on this device from the first letter on, until `clear`.
 * Passwords must never be among them: they are only in the open dialog, which an update waits for.
 * `fields` must be a stable list.
 */
export function useKeptFields<Values extends Record<string, string>>(
  key: string,
  form: UseFormReturn<Values>,
  fields: readonly Exclude<keyof Values & string, 'password' | 'confirmPassword'>[],
  open: boolean,
) {
  const { id: userId } = useUser()
  const { reset, getValues } = form
  const own = useRef(ownChanges(blankOf(fields)))
  const putBack = useCallback(
    (kept: Partial<Values> | undefined) => {
      if (kept === undefined) return
      own.current = ownChanges({ ...blankOf(fields), ...(kept as Record<string, string>) })
      reset({ ...getValues(), ...kept })
    },
    [reset, getValues, fields],
  )
  const { failed, keep } = useUnfinished(userId, key, putBack)
  useEffect(() => (open ? holdUnsaved() : undefined), [open])

  return {
    /** The device did not save the last change. */
    failed,
    /** To be called after each change of the form. */
    keep() {
      const values = getValues()
      const kept: Record<string, string> = {}
      for (const name of fields) kept[name] = values[name] ?? ''
      const changes = own.current(kept) as Partial<Values>
      void keep((stored) => ({ ...stored, ...changes }))
    },
    /** To be called when the dialog is closed without an account: passwords and problems go with it. */
    close() {
      for (const name of ['password', 'confirmPassword']) form.resetField(name as Path<Values>)
      form.clearErrors()
    },
    /** To be called once the account is created. */
    clear() {
      own.current = ownChanges(blankOf(fields))
      void keep(() => undefined)
    },
  }
}

function blankOf(fields: readonly string[]): Record<string, string> {
  return Object.fromEntries(fields.map((name) => [name, '']))
}
