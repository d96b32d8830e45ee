import { useCallback } from 'react'
import type { UseFormReset } from 'react-hook-form'
import { useAuth } from '../../auth/AuthContext'
import { useUnfinished } from '../../pwa/useUnfinished'
import { blankContact, type ContactValues } from './contactForm'

/** Saves what is typed into the form on this device. */
export function useContactDraft(reset: UseFormReset<ContactValues>) {
  const { user } = useAuth()
  const putBack = useCallback(
    (kept: ContactValues | undefined) => {
      if (kept !== undefined) reset({ ...blankContact, ...kept })
    },
    [reset],
  )
  const { failed, keep } = useUnfinished(user?.id ?? '', 'contact-draft', putBack)
  return {
    /** The device did not save the last change. */
    failed,
    /** Saves the values; `undefined` erases them. */
    keep(values: ContactValues | undefined) {
      keep(() => values)
    },
  }
}
