import { useCallback, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useUser } from '../../../auth/useUser'
import { ownChanges } from '../../../lib/ownChanges'
import { useUnfinished } from '../../../pwa/useUnfinished'

/**
 * Saves these fields of a form on this device from the first letter on, until `clear`. Passwords must
 * never be among them. `fields` must be a stable list.
 */
export function useKeptFields<Values extends Record<string, string>>(
  key: string,
  form: UseFormReturn<Values>,
  fields: readonly Exclude<keyof Values & string, 'password' | 'confirmPassword'>[],
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
