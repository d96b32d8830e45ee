import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect, useRef, useState } from 'react'
import { useUser } from '../../../auth/useUser'
import { useUnfinished } from '../../../pwa/unfinished/useUnfinished'
import { getSetting } from '../../../storage/settings/table/settingsTable'

type Kept = Readonly<Record<string, string>>

export type Remarks = ReturnType<typeof useRemarks>

const key = 'admin-remarks'

/**
 * This administrator's unfinished remarks, by application, saved on this device from the first letter
 * on until the decision is made. What another tab makes of them is shown here too.
 */
export function useRemarks() {
  const { id: userId } = useUser()
  const stored = useLiveQuery(() => keptRemarks(userId), [userId])
  /** Typed here, until it is seen on the device. */
  const [typed, setTyped] = useState<Kept>({})
  const [saves, setSaves] = useState(0)
  /** Changed here and not saved yet; of the others, another tab may know better. */
  const unsaved = useRef<Kept>({})
  const { failed, keep } = useUnfinished<Kept>(userId, key, nothing)
  const shown = { ...stored, ...typed }
  const latest = useRef(shown)
  useEffect(() => {
    latest.current = shown
  })
  useEffect(() => {
    if (stored === undefined || Object.keys(unsaved.current).length > 0) return
    const isSeen = ([id, remark]: [string, string]) => remark === (stored[id] ?? '')
    setTyped((before) =>
      Object.fromEntries(Object.entries(before).filter((entry) => !isSeen(entry))),
    )
  }, [stored, saves])

  async function save(changes: Kept): Promise<void> {
    unsaved.current = changes
    const saved = await keep((before) => withoutEmpty({ ...before, ...changes }))
    if (!saved || unsaved.current !== changes) return
    unsaved.current = {}
    setSaves((count) => count + 1)
  }

  function change(id: string, remark: string): void {
    setTyped((before) => ({ ...before, [id]: remark }))
    void save({ ...unsaved.current, [id]: remark })
  }

  return {
    of: (id: string) => shown[id] ?? '',
    /** The saved remarks are loaded. */
    ready: stored !== undefined,
    /** The device did not save the last change. */
    failed,
    change,
    /** For a decision that is made: its remark is finished, unless it was written on since it was sent. */
    end(id: string, sent: string): void {
      if (latest.current[id] === sent) change(id, '')
    },
    /**
     * For a decision that was undone: its remark is unfinished again, unless another was begun. That is
     * asked of the device, since what is shown here stands still once the page was left.
     */
    async giveBack(id: string, remark: string): Promise<void> {
      const kept = await keptRemarks(userId)
      if (!(unsaved.current[id] ?? kept[id])) change(id, remark)
    },
  }
}

/** Unreadable counts as none; the first change reports what is wrong. */
async function keptRemarks(userId: string): Promise<Kept> {
  try {
    return (await getSetting<Kept>(userId, key)) ?? {}
  } catch {
    return {}
  }
}

function withoutEmpty(remarks: Kept): Kept | undefined {
  const left = Object.entries(remarks).filter(([, remark]) => remark !== '')
  return left.length === 0 ? undefined : Object.fromEntries(left)
}

/** They are read as they change. */
function nothing(): void {}
