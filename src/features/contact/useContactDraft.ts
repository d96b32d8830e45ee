import { useCallback, useEffect, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useAuth } from '../../auth/AuthContext'
import { ownChanges } from '../../lib/ownChanges'
import { useUnfinished } from '../../pwa/unfinished/useUnfinished'
import { adoptSetting } from '../../storage/settings/adoptSetting'
import { changeSetting } from '../../storage/settings/settings'
import { showToast } from '../../ui/overlays/notices'
import { blankContact, together, type ContactValues } from './contactMessage'
import { contactCopy as copy } from './copy'

type Kept = Partial<ContactValues>

const key = 'contact-draft'

function filledIn(values: Kept): Kept {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))
}

function isBlank(values: ContactValues): boolean {
  return Object.values(values).every((value) => value === '')
}

/**
 * Saves what is typed into the form on this device, field by field. Where another tab has sent or
 * cleared it, the form is blank, and its message is offered back by an undo of this name.
 */
export function useContactDraft(
  { reset, getValues }: UseFormReturn<ContactValues>,
  undoOf: string,
) {
  // What is typed on while a session has ended stays with its person.
  const { person } = useAuth()
  const id = person?.id ?? ''
  const own = useRef(ownChanges(blankContact))
  const typed = useRef(false)
  const ended = useRef<(shown: ContactValues) => void>(undefined)
  /** Whose kept message was read: the next reading is of what another tab has made of it. */
  const readFor = useRef<string>(undefined)
  const putBack = useCallback(
    (kept: Kept | undefined) => {
      const isFirst = readFor.current !== id
      readFor.current = id
      if (kept === undefined) {
        const shown = getValues()
        if (isFirst || isBlank(shown)) return
        own.current = ownChanges(blankContact)
        reset(blankContact)
        ended.current?.(shown)
        return
      }
      const values = { ...blankContact, ...kept }
      own.current = ownChanges(values)
      reset(values)
    },
    [id, reset, getValues],
  )
  // On a slow phone the form is there seconds before what was kept. What the browser has filled in
  // was not typed then (`takeBack`).
  const join = useCallback(
    (kept: Kept) => (typed.current ? together(kept, getValues()) : undefined),
    [getValues],
  )
  const { failed, keep } = useUnfinished<Kept>(id, key, putBack, join)
  useEffect(() => {
    let current = id !== ''
    if (current) void adoptSetting<Kept>(key, takeOver)
    return () => {
      current = false
    }

    // Unless they have begun a message themselves.
    async function takeOver(visitors: Kept) {
      const kept = await changeSetting<Kept>(id, key, (now) => now ?? visitors)
      if (current && isBlank(getValues()) && kept === visitors) putBack(visitors)
      return kept === visitors
    }
  }, [id, getValues, putBack])
  function keepValues(values: ContactValues | undefined): void {
    typed.current = true
    if (values === undefined) {
      own.current = ownChanges(blankContact)
      void keep(() => undefined)
      return
    }
    const changes = own.current(values)
    // Where another tab has ended it meanwhile, all of it is kept again.
    void keep((stored) => ({ ...(stored ?? filledIn(values)), ...changes }))
  }

  /** Says that the form is blank, with an undo that joins what was in it with what is typed by then. */
  function offerBack(said: string, shown: ContactValues): void {
    showToast(said, {
      of: undoOf,
      onAction: async () => {
        const both = together(shown, getValues())
        reset(both)
        keepValues(both)
      },
    })
  }
  useEffect(() => {
    ended.current = (shown) => offerBack(copy.clearedElsewhere, shown)
  })

  return {
    /** The device did not save the last change. */
    failed,
    /** Saves the values; `undefined` erases them. */
    keep: keepValues,
    offerBack,
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
