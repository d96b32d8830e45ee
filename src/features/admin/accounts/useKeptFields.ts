import { useCallback, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useUser } from '../../../auth/useUser'
import { ownChanges } from '../../../lib/ownChanges'
import { useUnfinished } from '../../../pwa/useUnfinished'

/**
 * Saves these fields of a form on this device from the first letter on, until `clear`. Passwords must
 * never be among them. `fields` must be a stable list, and so must `read`, which turns what an earlier
 * version has saved into today's values. The form begins with its blank values, which stay its
 * defaults: what is put back counts as changed.
 */
export function useKeptFields<Values extends Record<string, string>>(
  key: string,
  form: UseFormReturn<Values>,
  fields: readonly Exclude<keyof Values & string, 'password' | 'confirmPassword'>[],
  read: (kept: Partial<Values>) => Partial<Values> = asItIs,
) {
  const { id: userId } = useUser()
  const { reset, getValues } = form
  const [blankForm] = useState(() => ({ ...getValues() }))
  const [blank] = useState(() => fieldsOf(blankForm, fields))
  const [ready, setReady] = useState(false)
  const [restored, setRestored] = useState(false)
  const own = useRef(ownChanges(blank))
  const putBack = useCallback(
    (stored: Partial<Values> | undefined) => {
      setReady(true)
      if (stored === undefined) return
      const kept = read(stored)
      own.current = ownChanges({ ...blank, ...(kept as Record<string, string>) })
      reset({ ...getValues(), ...kept }, { keepDefaultValues: true })
      setRestored(true)
    },
    [reset, getValues, blank, read],
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
    /** The device did not save the last change. */
    failed,
    /** Why, while it did not. */
    error,
    /** To be called after each change of the form. */
    keep() {
      const changes = own.current(fieldsOf(getValues(), fields)) as Partial<Values>
      void keep((stored) => ({ ...stored, ...changes }))
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
