import { useState } from 'react'
import type { Selection } from './recordColumns'

/**
 * Selected rows. A row hidden by a filter is never acted on, and is selected again when it comes back.
 * `list` names the list that the rows are of: in another one, nothing is selected, as other rows may
 * have the same ids.
 */
export function useSelection<Row extends { id: string }>(shown: readonly Row[], list = '') {
  const [chosen, setChosen] = useState({ list, ids: none })
  const idsOf = (of: typeof chosen) => (of.list === list ? of.ids : none)
  const ids = idsOf(chosen)
  const selected = ids.size === 0 ? [] : shown.filter(({ id }) => ids.has(id))
  const all = shown.length > 0 && selected.length === shown.length
  function select(rows: readonly Row[], on: boolean) {
    setChosen((before) => {
      const after = new Set(idsOf(before))
      for (const { id } of rows) {
        if (on) after.add(id)
        else after.delete(id)
      }
      return { list, ids: after }
    })
  }
  const selection: Selection<Row> = {
    isSelected: ({ id }) => ids.has(id),
    onToggle: (row) => select([row], !ids.has(row.id)),
    all,
    onToggleAll: () => select(shown, !all),
  }
  return {
    selection,
    selected,
    clear: () => setChosen({ list, ids: none }),
    /** For rows that were acted on: what a filter hides stays selected. */
    drop: (rows: readonly Row[]) => select(rows, false),
  }
}

const none: ReadonlySet<string> = new Set()
