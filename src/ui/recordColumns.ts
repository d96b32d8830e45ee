import type { ReactNode } from 'react'

/** One property of the records that a `RecordTable` shows. */
export type Column<Row> = {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** Figures stand to the right. */
  numeric?: boolean
  sortable?: boolean
}

export type Sort = { by: string; direction: 'asc' | 'desc' }

/** The order after a press on a column's heading: rising first, then falling. */
export function nextSort(current: Sort, by: string): Sort {
  return { by, direction: current.by === by && current.direction === 'asc' ? 'desc' : 'asc' }
}

/** Rows that can be chosen; only those that are shown count. */
export type Selection<Row> = {
  isSelected: (row: Row) => boolean
  onToggle: (row: Row) => void
  /** All that are shown are chosen. */
  all: boolean
  onToggleAll: () => void
}

export type RecordTableProps<Row> = {
  /** Names the table for those who cannot see what it is about. */
  caption: string
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** What the row is called where its checkbox and its actions are named. */
  rowName: (row: Row) => string
  /** The first names the row: its header in the table, its heading in a card. */
  columns: readonly [Column<Row>, ...Column<Row>[]]
  renderActions?: (row: Row) => ReactNode
  selection?: Selection<Row>
  sort?: Sort
  onSort?: (sort: Sort) => void
  /** Orders that no column stands for; the cards offer them with the others. */
  furtherSorts?: readonly { id: string; header: string }[]
}
