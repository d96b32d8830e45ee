import { useState } from 'react'
import type { OfficeApplication } from '../../storage/officeApplications'
import type { Selection } from '../../ui/recordColumns'

/** Chosen rows. What a filter hides is never acted on, and is chosen again when it comes back. */
export function useSelection(shown: readonly OfficeApplication[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const selected = shown.filter(({ id }) => ids.has(id))
  const all = shown.length > 0 && selected.length === shown.length
  const selection: Selection<OfficeApplication> = {
    isSelected: ({ id }) => ids.has(id),
    onToggle: ({ id }) =>
      setIds((before) => {
        const after = new Set(before)
        if (!after.delete(id)) after.add(id)
        return after
      }),
    all,
    onToggleAll: () => setIds(new Set(all ? [] : shown.map(({ id }) => id))),
  }
  return { selection, selected, clear: () => setIds(new Set()) }
}
