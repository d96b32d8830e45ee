import { useCallback, useSyncExternalStore } from 'react'
import type { GrantValues } from '../../domain/grant-form/grantForm'
import type { FormAnswers } from './answers/FormAnswers'

/**
 * A value derived from the form's values. The component renders again only when it changes, not at
 * every keystroke; and after the key is painted, so whoever acts on an answer reads it from the form.
 */
export function useFormValue<Value extends string | number | boolean>(
  answers: FormAnswers,
  derive: (values: GrantValues) => Value,
): Value {
  const subscribe = useCallback(
    (listener: () => void) => answers.subscribeOncePainted(listener),
    [answers],
  )
  return useSyncExternalStore(subscribe, () => derive(answers.getValues()))
}
