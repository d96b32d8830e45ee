import { useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'

/** A cell of the grid: row -1 is the header, columns count the visible ones. */
type Cell = { row: number; column: number }

/**
 * Keyboard navigation of a grid whose rows are mostly not in the page: one cell is in the tab order,
 * the arrow keys move it, and a row that is not there yet is scrolled to first. Cells carry
 * `data-cell`, on their control where they have one.
 */
export function useGridFocus({
  rowCount,
  columnCount,
  pageSize,
  scrollToRow,
}: {
  rowCount: number
  columnCount: number
  /** Rows that Page Up and Page Down move by, asked when one is pressed. */
  pageSize: () => number
  scrollToRow: (row: number) => void
}) {
  const grid = useRef<HTMLDivElement>(null)
  const [asked, setActive] = useState<Cell>({ row: 0, column: 0 })
  const moving = useRef(false)
  const active = {
    row: Math.min(asked.row, rowCount - 1),
    column: Math.min(asked.column, columnCount - 1),
  }

  // Runs after every render: a row that was scrolled to appears one or two renders later.
  useLayoutEffect(() => {
    if (!moving.current) return
    const cell = grid.current?.querySelector<HTMLElement>(
      `[data-cell="${active.row}:${active.column}"]`,
    )
    if (cell == null) return
    moving.current = false
    cell.focus({ preventScroll: true })
    // The page and the columns too: the end of the list may be below the screen. Rows on the way are
    // measured only now, so the list is then told again where to go.
    cell.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    if (active.row >= 0) scrollToRow(active.row)
  })

  function onKeyDownCapture(event: KeyboardEvent<HTMLDivElement>) {
    const from = cellOf(event.target, grid.current)
    if (from === undefined) return
    const to = target(event, from, { rowCount, columnCount, pageSize: pageSize() })
    if (to === undefined) return
    // The control in a cell, such as a menu button, has a use of its own for arrow keys.
    event.preventDefault()
    event.stopPropagation()
    moving.current = true
    setActive(to)
    if (to.row >= 0) scrollToRow(to.row)
  }

  function onFocus(event: FocusEvent<HTMLDivElement>) {
    const cell = cellOf(event.target, grid.current)
    if (cell !== undefined && !moving.current) setActive(cell)
  }

  return {
    activeRow: active.row,
    gridProps: { ref: grid, onKeyDownCapture, onFocus },
    /** Props of a cell, or of the control in it. */
    cellProps: (row: number, column: number) => ({
      'data-cell': `${row}:${column}`,
      tabIndex: row === active.row && column === active.column ? 0 : -1,
    }),
  }
}

/** The cell that an event belongs to; events of a menu that hangs on a cell do not. */
function cellOf(target: EventTarget, grid: HTMLElement | null): Cell | undefined {
  if (!(target instanceof HTMLElement) || !grid?.contains(target)) return undefined
  const [row, column] = target.dataset['cell']?.split(':').map(Number) ?? []
  return row === undefined || column === undefined ? undefined : { row, column }
}

/** Where a key leads from a cell (ARIA grid pattern); undefined when it leads nowhere. */
function target(
  { key, ctrlKey }: { key: string; ctrlKey: boolean },
  { row, column }: Cell,
  { rowCount, columnCount, pageSize }: { rowCount: number; columnCount: number; pageSize: number },
): Cell | undefined {
  const at = (row: number, column: number): Cell => ({
    row: Math.max(-1, Math.min(row, rowCount - 1)),
    column: Math.max(0, Math.min(column, columnCount - 1)),
  })
  switch (key) {
    case 'ArrowDown':
      return at(row + 1, column)
    case 'ArrowUp':
      return at(row - 1, column)
    case 'ArrowRight':
      return at(row, column + 1)
    case 'ArrowLeft':
      return at(row, column - 1)
    case 'PageDown':
      return at(row + pageSize, column)
    case 'PageUp':
      return at(Math.max(0, row - pageSize), column)
    case 'Home':
      return ctrlKey ? at(0, 0) : at(row, 0)
    case 'End':
      return ctrlKey ? at(rowCount - 1, columnCount - 1) : at(row, columnCount - 1)
    default:
      return undefined
  }
}
