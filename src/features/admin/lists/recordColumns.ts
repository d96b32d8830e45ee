import type { ReactNode } from 'react'

/** A property of the records in a `RecordTable`. */
export type Column<Row> = {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** Figures are right-aligned. */
  numeric?: boolean
  /** Words of people, of any length. */
  free?: boolean
  sortable?: boolean
}

export type Sort<By extends string = string> = { by: By; direction: 'asc' | 'desc' }

/** The order after a press on a column's heading: ascending first, then descending. */
export function nextSort(current: Sort, by: string): Sort {
  return { by, direction: current.by === by && current.direction === 'asc' ? 'desc' : 'asc' }
}

/** The selection of rows; only visible ones count. */
export type Selection<Row> = {
  isSelected: (row: Row) => boolean
  onToggle: (row: Row) => void
  /** All visible rows are selected. */
  all: boolean
  onToggleAll: () => void
}

export type RecordTableProps<Row> = {
  /** The accessible name of the table. */
  caption: string
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** The row's name in the names of its checkbox and actions. */
  rowName: (row: Row) => string
  /** The first column names the row: it is the row's header in the table and the heading of its card. */
  columns: readonly [Column<Row>, ...Column<Row>[]]
  renderActions?: (row: Row) => ReactNode
  selection?: Selection<Row>
  sort?: Sort
  onSort?: (sort: Sort) => void
  /** Sort orders without a column; the cards offer them with the others. */
  furtherSorts?: readonly { id: string; header: string }[]
}
