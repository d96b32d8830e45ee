import { useCallback, useEffect, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useAuth } from '../../auth/AuthContext'
import { ownChanges } from '../../lib/ownChanges'
import { useUnfinished } from '../../pwa/useUnfinished'
import { sharedComputer } from '../../storage/sealing/sharedComputer'
import { changeSetting, readSetting } from '../../storage/settings/settings'
import { blankContact, type ContactValues } from './contactForm'

type Kept = Partial<ContactValues>

const key = 'contact-draft'

/** Saves what is typed into the form on this device, field by field. */
export function useContactDraft({ reset, getValues }: UseFormReturn<ContactValues>) {
  // What is typed on while a session has ended stays with its person.
  const { person } = useAuth()
  const id = person?.id ?? ''
  const own = useRef(ownChanges(blankContact))
  const putBack = useCallback(
    (kept: Kept | undefined) => {
      if (kept === undefined) return
      const values = { ...blankContact, ...kept }
      own.current = ownChanges(values)
      reset(values)
    },
    [reset],
  )
  const { failed, keep } = useUnfinished<Kept>(id, key, putBack)
  useEffect(() => {
    let current = id !== ''
    if (current) void takeOver()
    return () => {
      current = false
    }

    async function takeOver() {
      const visitors = await adopt(id)
      const isBlank = Object.values(getValues()).every((value) => value === '')
      if (current && isBlank) putBack(visitors)
    }
  }, [id, getValues, putBack])
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

/**
 * What was typed before signing in becomes the person's, unless they have begun a message themselves;
 * not on a shared computer, where it may be somebody else's.
 */
async function adopt(userId: string): Promise<Kept | undefined> {
  if (sharedComputer.isShared()) return undefined
  try {
    const visitors = await readSetting<Kept>('', key)
    if (visitors === undefined) return undefined
    const kept = await changeSetting<Kept>(userId, key, (now) => now ?? visitors)
    if (kept !== visitors) return undefined
    await changeSetting<Kept>('', key, () => undefined)
    return visitors
  } catch {
    // It stays the visitor's.
    return undefined
  }
}
