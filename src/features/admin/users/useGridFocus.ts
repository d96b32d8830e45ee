import { useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'

/** After a pause this long, in milliseconds, a letter starts a new name. */
const typingPause = 1000

/** A cell of the grid: row -1 is the header, and columns count the visible ones. */
type Cell = { row: number; column: number }

/**
 * Keyboard navigation of a grid that renders only some of its rows: one cell is in the tab order, the
 * arrow keys move it, and a row that is not rendered yet is scrolled to first. Cells, or the control
 * in them, carry `data-cell`.
 */
export function useGridFocus({
  rowCount,
  columnCount,
  pageSize,
  scrollToRow,
  rowNamed,
}: {
  rowCount: number
  columnCount: number
  /** The number of rows that Page Up and Page Down move by, read at each press. */
  pageSize: () => number
  scrollToRow: (row: number) => void
  /** Finds the row whose name begins with what was typed, starting at a row. */
  rowNamed: (typed: string, from: number) => number | undefined
}) {
  const grid = useRef<HTMLDivElement>(null)
  const [asked, setActive] = useState<Cell>({ row: 0, column: 0 })
  const moving = useRef(false)
  const typed = useRef({ text: '', at: 0 })
  const active = {
    row: Math.min(asked.row, rowCount - 1),
    column: Math.min(asked.column, columnCount - 1),
  }

  // Runs after every render: a row that was scrolled to is rendered one or two renders later.
  useLayoutEffect(() => {
    if (!moving.current) return
    const cell = grid.current?.querySelector<HTMLElement>(
      `[data-cell="${active.row}:${active.column}"]`,
    )
    if (cell == null) return
    moving.current = false
    cell.focus({ preventScroll: true })
    // Also scrolls the page and the columns, as the end of the list may be below the screen. Rows on
    // the way are measured only now, so the list then has to scroll again.
    cell.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    if (active.row >= 0) scrollToRow(active.row)
  })

  function onKeyDownCapture(event: KeyboardEvent<HTMLDivElement>) {
    const from = cellOf(event.target, grid.current)
    if (from === undefined) return
    const to =
      target(event, from, { rowCount, columnCount, pageSize: pageSize() }) ?? named(event, from)
    if (to === undefined) return
    // A control in the cell, such as a menu button, has its own use for arrow keys.
    event.preventDefault()
    event.stopPropagation()
    moving.current = true
    setActive(to)
    if (to.row >= 0) scrollToRow(to.row)
  }

  /** Letters typed in quick succession form one name; after a pause a new one begins. */
  function named(
    { key, ctrlKey, metaKey, altKey, timeStamp }: KeyboardEvent,
    { row, column }: Cell,
  ): Cell | undefined {
    const { text, at } = typed.current
    const goesOn = text !== '' && timeStamp - at < typingPause
    if (key.length !== 1 || ctrlKey || metaKey || altKey || (key === ' ' && !goesOn))
      return undefined
    const next = goesOn ? text + key : key
    typed.current = { text: next, at: timeStamp }
    // Repeating a letter moves to the next name that begins with it.
    const found = rowNamed(next, goesOn ? Math.max(0, row) : row + 1)
    // A name that nobody has is a name all the same: its space is not a press.
    if (found === undefined) return goesOn ? { row, column } : undefined
    return { row: found, column }
  }

  function onFocus(event: FocusEvent<HTMLDivElement>) {
    const cell = cellOf(event.target, grid.current)
    if (cell === undefined || moving.current) return
    // A menu that closes returns the focus to its cell: nothing has to be drawn anew for that.
    setActive((before) =>
      before.row === cell.row && before.column === cell.column ? before : cell,
    )
  }

  return {
    activeRow: active.row,
    gridProps: { ref: grid, onKeyDownCapture, onFocus },
    /** The props of a cell, or of the control in it. */
    cellProps: (row: number, column: number) => ({
      'data-cell': `${row}:${column}`,
      tabIndex: row === active.row && column === active.column ? 0 : -1,
    }),
  }
}

/** The cell that an event belongs to; events from an open menu do not belong to its cell. */
function cellOf(target: EventTarget, grid: HTMLElement | null): Cell | undefined {
  if (!(target instanceof HTMLElement) || !grid?.contains(target)) return undefined
  const [row, column] = target.dataset['cell']?.split(':').map(Number) ?? []
  return row === undefined || column === undefined ? undefined : { row, column }
}

/** Where a key leads from a cell (ARIA grid pattern); undefined if nowhere. */
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
