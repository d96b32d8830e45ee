import { useCallback, useSyncExternalStore } from 'react'
import type { GrantValues } from '../../domain/grant-form/grantForm'
import type { GrantFormState } from './useGrantForm'

/**
 * A text derived from the form's values. The component renders again only when that text changes, not
 * at every keystroke.
 */
export function useFormValue(
  form: GrantFormState,
  derive: (values: GrantValues) => string,
): string {
  const subscribe = useCallback(
    (listener: () => void) => form.subscribe({ formState: { values: true }, callback: listener }),
    [form],
  )
  return useSyncExternalStore(subscribe, () => derive(form.getValues()))
}
