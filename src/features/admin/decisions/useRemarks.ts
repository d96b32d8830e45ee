import { useCallback, useRef, useState } from 'react'
import { useUser } from '../../../auth/useUser'
import { useUnfinished } from '../../../pwa/useUnfinished'

type Kept = Readonly<Record<string, string>>

export type Remarks = ReturnType<typeof useRemarks>

/**
 * This administrator's unfinished remarks, by application, saved on this device from the first letter
 * on until the decision is made.
 */
export function useRemarks() {
  const { id: userId } = useUser()
  const [remarks, setRemarks] = useState<Kept>()
  const [typed, setTyped] = useState<Kept>({})
  const latest = useRef(typed)
  const putBack = useCallback((kept: Kept | undefined) => setRemarks(kept ?? {}), [])
  const { failed, keep } = useUnfinished(userId, 'admin-remarks', putBack)

  return {
    of: (id: string) => typed[id] ?? remarks?.[id] ?? '',
    /** The saved remarks are loaded. */
    ready: remarks !== undefined,
    /** The device did not save the last change. */
    failed,
    change(id: string, remark: string) {
      const all = { ...latest.current, [id]: remark }
      latest.current = all
      setTyped(all)
      // What was typed in this tab wins over what was saved; other tabs' remarks stay.
      keep((before) => withoutEmpty({ ...before, ...all }))
    },
  }
}

function withoutEmpty(remarks: Kept): Kept | undefined {
  const left = Object.entries(remarks).filter(([, remark]) => remark !== '')
  return left.length === 0 ? undefined : Object.fromEntries(left)
}
