import { useCallback, useEffect, useState } from 'react'
import { changeSetting, readSetting, type Change } from './settings'

/**
 * A person's setting, and a function to change it, which resolves with false when the device refuses
 * and nothing has changed. Undefined in the first render.
 */
export function useSetting<Value>(
  userId: string,
  key: string,
): [Value | undefined, (change: Change<Value>) => Promise<boolean>] {
  const [setting, setSetting] = useState<{ userId: string; value: Value | undefined }>()

  useEffect(() => {
    let current = true
    readSetting<Value>(userId, key).then(
      (value) => current && setSetting({ userId, value }),
      // Unreadable storage counts as empty; the first change reports what is wrong.
      () => current && setSetting({ userId, value: undefined }),
    )
    return () => {
      current = false
    }
  }, [userId, key])

  const change = useCallback(
    async (next: Change<Value>) => {
      try {
        setSetting({ userId, value: await changeSetting(userId, key, next) })
        return true
      } catch {
        return false
      }
    },
    [userId, key],
  )
  // A setting of somebody who was signed in before is not this person's.
  return [setting?.userId === userId ? setting.value : undefined, change]
}
