import { useCallback, useSyncExternalStore } from 'react'
import type { GrantValues } from '../../domain/grant-form/grantForm'
import { painted } from '../../lib/painted'
import type { GrantFormState } from './useGrantForm'

/**
 * A value derived from the form's values. The component renders again only when it changes, not at
 * every keystroke; and after the key is painted, so whoever acts on an answer reads it from the form.
 */
export function useFormValue<Value extends string | number | boolean>(
  form: GrantFormState,
  derive: (values: GrantValues) => Value,
): Value {
  const subscribe = useCallback((listener: () => void) => onValues(form, listener), [form])
  return useSyncExternalStore(subscribe, () => derive(form.getValues()))
}

/**
 * Notifies of changed values: after the key is painted when they were typed, at once otherwise. What
 * follows from all answers takes longer than a frame on a slow phone.
 */
export function onValues(form: GrantFormState, listener: () => void): () => void {
  return form.subscribe({
    formState: { values: true },
    callback: ({ type }) => {
      if (type === undefined) listener()
      else void painted().then(listener)
    },
  })
}
