import { useCallback, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useUser } from '../../../auth/useUser'
import { ownChanges } from '../../../lib/ownChanges'
import { useUnfinished } from '../../../pwa/unfinished/useUnfinished'

/**
 * Saves these fields of a form on this device from the first letter on, until `clear`. Passwords must
 * never be among them. `fields` must be a stable list, and so must `read`, which turns what an earlier
 * version has saved into today's values. The form begins with its blank values, which stay its
 * defaults: what is put back counts as changed. `proposed`: fields whose first value is another one on
 * another day; it is kept from the beginning.
 */
export function useKeptFields<Values extends Record<string, string>>(
  key: string,
  form: UseFormReturn<Values>,
  fields: readonly Exclude<keyof Values & string, 'password' | 'confirmPassword'>[],
  read: (kept: Partial<Values>) => Partial<Values> = asItIs,
  proposed: typeof fields = [],
) {
  const { id: userId } = useUser()
  const { reset, getValues } = form
  const [blankForm] = useState(() => ({ ...getValues() }))
  const [blank] = useState(() => fieldsOf(blankForm, fields))
  const [ready, setReady] = useState(false)
  const [restored, setRestored] = useState(false)
  const [ended, setEnded] = useState(false)
  const begun = useRef(false)
  const own = useRef(ownChanges(blank))
  const putBack = useCallback(
    (stored: Partial<Values> | undefined) => {
      const isFirst = !begun.current
      begun.current = true
      setReady(true)
      if (stored === undefined) {
        if (isFirst) return
        // Finished or given up in another tab: to finish it here too would be to do it twice.
        own.current = ownChanges(blank)
        reset(blankForm)
        setRestored(false)
        setEnded(true)
        return
      }
      const kept = read(stored)
      own.current = ownChanges({ ...blank, ...(kept as Record<string, string>) })
      reset({ ...getValues(), ...kept }, { keepDefaultValues: true })
      setRestored(true)
    },
    [reset, getValues, blank, blankForm, read],
  )
  const { failed, error, keep } = useUnfinished(userId, key, putBack)

  /** To be called once the values have served their purpose. */
  function clear() {
    own.current = ownChanges(blank)
    void keep(() => undefined)
  }

  return {
    /** What was saved before is in the form. */
    ready,
    /** Something was. */
    restored,
    /** Another tab has finished, cleared or discarded it, and nothing was typed here since. */
    ended,
    /** The device did not save the last change. */
    failed,
    /** Why, while it did not. */
    error,
    /** To be called after each change of the form. */
    keep() {
      setEnded(false)
      const now = fieldsOf(getValues(), fields)
      const changes = own.current(now)
      // Where another tab has ended it meanwhile, all of it is kept again.
      const isOwn = (name: string) =>
        now[name] !== blank[name] || proposed.some((one) => one === name)
      const whole = Object.entries(now).filter(([name]) => isOwn(name))
      void keep(
        (stored) => ({ ...(stored ?? Object.fromEntries(whole)), ...changes }) as Partial<Values>,
      )
    },
    clear,
    /**
     * To be called once these values, passwords included, have served their purpose: the form is blank
     * again, unless other values have been typed since. Returns whether it is.
     */
    end(values: Values): boolean {
      const [sent, now] = [fieldsOf(values, fields), fieldsOf(getValues(), fields)]
      if (fields.some((name) => sent[name] !== now[name])) return false
      reset(blankForm)
      clear()
      return true
    },
    /**
     * For something that is undone: its values are unfinished again, unless others were begun.
     * Resolves with whether they are.
     */
    async giveBack(values: Values): Promise<boolean> {
      let given = false
      const saved = await keep((stored) => {
        // At a second try they may be there.
        given = stored === undefined || fields.every((name) => stored[name] === values[name])
        return stored ?? values
      })
      return saved && given
    },
  }
}

function fieldsOf(values: Readonly<Record<string, string>>, fields: readonly string[]) {
  return Object.fromEntries(fields.map((name) => [name, values[name] ?? '']))
}

function asItIs<Values>(kept: Values): Values {
  return kept
}
