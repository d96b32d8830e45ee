import { useCallback } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useUser } from '../../../auth/useUser'
import { useUnfinished } from '../../../pwa/useUnfinished'

/**
 * Saves these fields of a form on this device from the first letter on, until `clear`. Passwords must
 * never be among them.
 */
export function useKeptFields<Values extends Record<string, string>>(
  key: string,
  form: UseFormReturn<Values>,
  fields: readonly Exclude<keyof Values & string, 'password' | 'confirmPassword'>[],
) {
  const { id: userId } = useUser()
  const { reset, getValues } = form
  const putBack = useCallback(
    (kept: Partial<Values> | undefined) => {
      if (kept !== undefined) reset({ ...getValues(), ...kept })
    },
    [reset, getValues],
  )
  const { failed, keep } = useUnfinished(userId, key, putBack)

  return {
    /** The device did not save the last change. */
    failed,
    /** To be called after each change of the form. */
    keep() {
      const values = getValues()
      const kept: Record<string, string> = {}
      for (const name of fields) kept[name] = values[name] ?? ''
      keep(() => kept as Partial<Values>)
    },
    /** To be called once the account is created. */
    clear() {
      keep(() => undefined)
    },
  }
}
