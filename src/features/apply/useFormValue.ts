import { useCallback, useSyncExternalStore } from 'react'
import type { GrantValues } from '../../domain/grant-form/grantForm'
import { painted } from '../../lib/painted'
import type { GrantFormState } from './useGrantForm'

/**
 * A text derived from the form's values. The component renders again only when that text changes, not
 * at every keystroke.
 */
export function useFormValue(
  form: GrantFormState,
  derive: (values: GrantValues) => string,
): string {
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
