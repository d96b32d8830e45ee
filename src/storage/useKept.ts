import { useCallback, useEffect, useState } from 'react'
import { readKept, updateKept } from './kept'

type Change<Value> = (before: Value | undefined) => Value | undefined

/**
 * A small value that this device keeps for a person, and how to change it: `change` gets what is
 * on the device now and gives what is to be kept, `undefined` for nothing. It resolves with false
 * when the device would not keep it; then nothing has changed. The first render is `undefined`.
 */
export function useKept<Value>(
  userId: string,
  key: string,
): [Value | undefined, (change: Change<Value>) => Promise<boolean>] {
  const [kept, setKept] = useState<{ userId: string; value: Value | undefined }>()

  useEffect(() => {
    let current = true
    void (async () => {
      // Unreadable storage counts as empty; the first write says what is wrong.
      const value = await readKept<Value>(userId, key).catch(() => undefined)
      if (current) setKept({ userId, value })
    })()
    return () => {
      current = false
    }
  }, [userId, key])

  const keep = useCallback(
    async (change: Change<Value>) => {
      try {
        setKept({ userId, value: await updateKept(userId, key, change) })
        return true
      } catch {
        return false
      }
    },
    [userId, key],
  )
  // What was kept for somebody who was signed in before is not this person's.
  return [kept?.userId === userId ? kept.value : undefined, keep]
}
