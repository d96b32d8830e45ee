import { useEffect } from 'react'
import { adoptSetting } from './adoptSetting'
import { useSetting } from './useSetting'

/**
 * `useSetting` for what a visitor may have set before signing in: it becomes the person's, joined with
 * their own by `join`, which must be stable.
 */
export function useAdoptedSetting<Value>(
  userId: string,
  key: string,
  join: (own: Value | undefined, visitors: Value) => Value,
): ReturnType<typeof useSetting<Value>> {
  const [setting, change] = useSetting<Value>(userId, key)
  useEffect(() => {
    if (userId === '') return
    void adoptSetting<Value>(key, (visitors) => change((own) => join(own, visitors)))
  }, [userId, key, change, join])
  return [setting, change]
}
