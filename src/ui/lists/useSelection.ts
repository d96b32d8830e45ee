import { useState } from 'react'
import type { Selection } from './recordColumns'

/** Selected rows. A row hidden by a filter is never acted on, and is selected again when it comes back. */
export function useSelection<Row extends { id: string }>(shown: readonly Row[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const selected = ids.size === 0 ? [] : shown.filter(({ id }) => ids.has(id))
  const all = shown.length > 0 && selected.length === shown.length
  const selection: Selection<Row> = {
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
