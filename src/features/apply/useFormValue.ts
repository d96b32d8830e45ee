import { useCallback, useSyncExternalStore } from 'react'
import type { GrantValues } from '../../domain/grant-form/grantForm'
import type { FormAnswers } from './answers/FormAnswers'

/**
 * A value derived from the form's values. The component renders again only when it changes, not at
 * every keystroke; and after the key is painted, so whoever acts on an answer reads it from the form.
 */
export function useFormValue<Value extends string | number | boolean>(
  form: FormAnswers,
  derive: (values: GrantValues) => Value,
): Value {
  const subscribe = useCallback(
    (listener: () => void) => form.subscribeOncePainted(listener),
    [form],
  )
  return useSyncExternalStore(subscribe, () => derive(form.getValues()))
}
