import { useCallback, useRef } from 'react'
import type { UseFormReset } from 'react-hook-form'
import { useAuth } from '../../auth/AuthContext'
import { ownChanges } from '../../lib/ownChanges'
import { useUnfinished } from '../../pwa/useUnfinished'
import { blankContact, type ContactValues } from './contactForm'

/** Saves what is typed into the form on this device, field by field. */
export function useContactDraft(reset: UseFormReset<ContactValues>) {
  // What is typed on while a session has ended stays with its person.
  const { person } = useAuth()
  const own = useRef(ownChanges(blankContact))
  const putBack = useCallback(
    (kept: Partial<ContactValues> | undefined) => {
      if (kept === undefined) return
      const values = { ...blankContact, ...kept }
      own.current = ownChanges(values)
      reset(values)
    },
    [reset],
  )
  const { failed, keep } = useUnfinished<Partial<ContactValues>>(
    person?.id ?? '',
    'contact-draft',
    putBack,
  )
  return {
    /** The device did not save the last change. */
    failed,
    /** Saves the values; `undefined` erases them. */
    keep(values: ContactValues | undefined): void {
      if (values === undefined) {
        own.current = ownChanges(blankContact)
        void keep(() => undefined)
        return
      }
      const changes = own.current(values)
      void keep((stored) => ({ ...stored, ...changes }))
    },
  }
}
