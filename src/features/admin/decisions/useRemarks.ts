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
  /** Changed here and not saved yet; of the others, another tab may know better. */
  const unsaved = useRef<Kept>({})
  const putBack = useCallback((kept: Kept | undefined) => setRemarks(kept ?? {}), [])
  const { failed, keep } = useUnfinished(userId, 'admin-remarks', putBack)

  const of = (id: string) => typed[id] ?? remarks?.[id] ?? ''

  async function save(changes: Kept): Promise<void> {
    unsaved.current = changes
    const saved = await keep((before) => withoutEmpty({ ...before, ...changes }))
    if (saved && unsaved.current === changes) unsaved.current = {}
  }

  function change(id: string, remark: string): void {
    latest.current = { ...latest.current, [id]: remark }
    setTyped(latest.current)
    void save({ ...unsaved.current, [id]: remark })
  }

  return {
    of,
    /** The saved remarks are loaded. */
    ready: remarks !== undefined,
    /** The device did not save the last change. */
    failed,
    change,
    /** For a decision that was undone: its remark is unfinished again, unless another was begun. */
    giveBack(id: string, remark: string): void {
      if (!latest.current[id]) change(id, remark)
    },
  }
}

function withoutEmpty(remarks: Kept): Kept | undefined {
  const left = Object.entries(remarks).filter(([, remark]) => remark !== '')
  return left.length === 0 ? undefined : Object.fromEntries(left)
}
