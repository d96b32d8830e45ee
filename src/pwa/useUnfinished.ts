import { useEffect, useMemo, useRef, useState } from 'react'
import { latestWins } from '../lib/latestWins'
import { changeSetting, readSetting, type Change } from '../storage/settings/settings'
import { holdUnsaved } from './unsaved'

/**
 * Saves input under one of the person's settings, from the first letter on. `putBack` receives what
 * was saved before (`undefined` for nothing), unless the person has already typed; it must be a
 * stable function. While not `active`, nothing is saved or put back.
 */
export function useUnfinished<Value>(
  userId: string,
  key: string,
  putBack: (kept: Value | undefined) => void,
  active = true,
) {
  const [failure, setFailure] = useState<{ error: unknown }>()
  const failed = failure !== undefined
  const touched = useRef(false)
  const write = useMemo(
    () => latestWins((change: Change<Value>) => changeSetting(userId, key, change)),
    [userId, key],
  )

  useEffect(() => {
    let current = active
    const found = (kept?: Value) => {
      // What is being typed right now is newer.
      if (current && !touched.current) putBack(kept)
    }
    // Unreadable counts as empty; the first change reports what is wrong.
    readSetting<Value>(userId, key).then(found, () => found())
    return () => {
      current = false
    }
  }, [active, userId, key, putBack])
  // Input that the device did not save is only in this tab.
  useEffect(() => (failed ? holdUnsaved() : undefined), [failed])

  return {
    /** The device did not save the last change. */
    failed,
    /** Why, while it did not. */
    error: failure?.error,
    /** Changes what is saved; `undefined` erases it. Resolves with whether the device saved it. */
    async keep(change: Change<Value>): Promise<boolean> {
      if (!active) return false
      touched.current = true
      const release = holdUnsaved()
      const refused = await write(change).then(
        () => undefined,
        (error: unknown) => ({ error }),
      )
      setFailure(refused)
      release()
      return refused === undefined
    },
  }
}
