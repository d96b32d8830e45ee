import { useCallback, useEffect, useState } from 'react'
import { onReturn } from '../../lib/onReturn'
import { changeSetting, readSetting, type Change } from './settings'

/**
 * A person's setting, and a function to change it, which resolves with false when the device refuses
 * and nothing has changed. Undefined in the first render; read again whenever somebody returns to the
 * tab, as another may have changed it.
 */
export function useSetting<Value>(
  userId: string,
  key: string,
): [Value | undefined, (change: Change<Value>) => Promise<boolean>] {
  const [setting, setSetting] = useState<{ userId: string; value: Value | undefined }>()

  useEffect(() => {
    let current = true
    const show = (value?: Value) => {
      if (current) setSetting({ userId, value })
    }
    const read = async () => show(await readSetting<Value>(userId, key))
    // Unreadable storage counts as empty; the first change reports what is wrong.
    read().catch(() => show())
    const stop = onReturn(() => void read().catch(() => undefined))
    return () => {
      current = false
      stop()
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
