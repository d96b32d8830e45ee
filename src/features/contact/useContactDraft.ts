import { useCallback, useEffect, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useAuth } from '../../auth/AuthContext'
import { ownChanges } from '../../lib/ownChanges'
import { useUnfinished } from '../../pwa/useUnfinished'
import { adoptSetting } from '../../storage/settings/adoptSetting'
import { changeSetting } from '../../storage/settings/settings'
import { blankContact, together, type ContactValues } from './contactMessage'

type Kept = Partial<ContactValues>

const key = 'contact-draft'

function filledIn(values: Kept): Kept {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))
}

/** Saves what is typed into the form on this device, field by field. */
export function useContactDraft({ reset, getValues }: UseFormReturn<ContactValues>) {
  // What is typed on while a session has ended stays with its person.
  const { person } = useAuth()
  const id = person?.id ?? ''
  const own = useRef(ownChanges(blankContact))
  const typed = useRef(false)
  const putBack = useCallback(
    (kept: Kept | undefined) => {
      if (kept === undefined) return
      const values = { ...blankContact, ...kept }
      own.current = ownChanges(values)
      reset(values)
    },
    [reset],
  )
  // On a slow phone the form is there seconds before what was kept. What the browser has filled in
  // was not typed then (`takeBack`).
  const join = useCallback(
    (kept: Kept) => (typed.current ? together(kept, getValues()) : undefined),
    [getValues],
  )
  const { failed, keep } = useUnfinished<Kept>(id, key, putBack, true, join)
  useEffect(() => {
    let current = id !== ''
    if (current) void adoptSetting<Kept>(key, takeOver)
    return () => {
      current = false
    }

    // Unless they have begun a message themselves.
    async function takeOver(visitors: Kept) {
      const kept = await changeSetting<Kept>(id, key, (now) => now ?? visitors)
      const isBlank = Object.values(getValues()).every((value) => value === '')
      if (current && isBlank && kept === visitors) putBack(visitors)
      return kept === visitors
    }
  }, [id, getValues, putBack])
  return {
    /** The device did not save the last change. */
    failed,
    /** Saves the values; `undefined` erases them. */
    keep(values: ContactValues | undefined): void {
      typed.current = true
      if (values === undefined) {
        own.current = ownChanges(blankContact)
        void keep(() => undefined)
        return
      }
      const changes = own.current(values)
      void keep((stored) => ({ ...stored, ...changes }))
    },
    /**
     * The same for what the browser has put back into the form (`app/early/restoredFields.ts`): it may be
     * older than what this device keeps, which is shown then.
     */
    async takeBack(values: ContactValues): Promise<void> {
      let newest: Kept | undefined
      await keep((stored) => (newest = { ...filledIn(values), ...filledIn(stored ?? {}) }))
      if (!typed.current) putBack(newest)
    },
  }
}
