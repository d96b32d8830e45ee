import { useTable, type SortingState } from '@tanstack/react-table'
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { useId, useMemo, useRef, useState } from 'react'
import { EmptyState } from '../../ui/EmptyState'
import type { MenuItem } from '../../ui/Menu'
import { usersCopy as copy } from './copy'
import { filterUsers, sortUsers } from './findUsers'
import type { ManagedUser, RoleFilter } from './managedUser'
import { SortField } from './SortField'
import { columns, features } from './table'
import { useGridFocus } from './useGridFocus'
import { UserRow } from './UserRow'
import { UsersTableHeader } from './UsersTableHeader'

/** Height of a row before it is measured: a table row on wide screens, about a card on phones. */
const estimatedHeight = 72

/** Height of the header that sticks to the top of the list, which the rows do not count. */
const headerHeight = 45

/**
 * The users as a grid of which only the rows on screen are in the page, so that ten thousand are as
 * quick as ten. On phones the same rows are laid out as cards.
 */
export function UsersTable({
  users,
  role,
  search,
  hiddenColumns,
  deletingId,
  actionsOf,
  onEdit,
}: {
  users: ManagedUser[]
  role: RoleFilter
  search: string
  hiddenColumns: readonly string[]
  /** The user whose deletion is on its way. */
  deletingId: string | undefined
  actionsOf: (user: ManagedUser) => MenuItem[]
  onEdit: (user: ManagedUser) => void
}) {
  const [sorting, setSorting] = useState<SortingState>([])
  const sorted = useMemo(() => sortUsers(users, sorting), [users, sorting])
  const found = useMemo(() => filterUsers(sorted, role, search), [sorted, role, search])
  const columnVisibility = useMemo(
    () => Object.fromEntries(hiddenColumns.map((id) => [id, false])),
    [hiddenColumns],
  )
  const table = useTable({
    features,
    columns,
    data: found,
    getRowId: (user) => user.id,
    manualSorting: true,
    // Ascending first, whatever the column holds, then descending, then as listed.
    sortDescFirst: false,
    state: { sorting, columnVisibility },
    onSortingChange: setSorting,
  })
  const { rows } = table.getRowModel()
  const visible = table.getVisibleLeafColumns()
  const template = `${visible.map((column) => column.columnDef.meta?.track).join(' ')} 5.25rem`

  const helpId = useId()
  const scroller = useRef<HTMLDivElement>(null)
  const { activeRow, gridProps, cellProps } = useGridFocus({
    rowCount: rows.length,
    columnCount: visible.length + 1,
    pageSize: () =>
      Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / estimatedHeight) - 1),
    scrollToRow: (row) => virtualizer.scrollToIndex(row),
  })
  // The rule is about memoized children: none of what this returns is handed to one.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => estimatedHeight,
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan: 6,
    scrollPaddingEnd: headerHeight,
    rangeExtractor: (range) => {
      // The row that has the focus, or would get it from the Tab key, is always in the page.
      const shown = defaultRangeExtractor(range)
      const inRange = activeRow < 0 || shown.includes(activeRow)
      return inRange ? shown : [...shown, activeRow].toSorted((a, b) => a - b)
    },
  })

  return (
    <>
      <div className="mb-3 flex flex-wrap items-end justify-between gap-3">
        <p role="status" className="text-muted">
          {copy.shown(rows.length, users.length)}
        </p>
        <SortField table={table} />
        <p id={helpId} className="hidden text-sm text-muted lg:block">
          {copy.tableHelp}
        </p>
      </div>
      {rows.length === 0 ? (
        <EmptyState title={copy.none}>{copy.noneHint}</EmptyState>
      ) : (
        <div
          ref={scroller}
          className="relative max-h-[min(75dvh,52rem)] overflow-auto rounded-card border border-line bg-surface"
        >
          <div
            {...gridProps}
            role="grid"
            aria-label={copy.table}
            aria-describedby={helpId}
            aria-rowcount={rows.length + 1}
            aria-colcount={visible.length + 1}
            className="lg:min-w-[67.5rem]"
          >
            <UsersTableHeader columns={visible} template={template} cellProps={cellProps} />
            <div
              role="rowgroup"
              className="relative"
              style={{ height: virtualizer.getTotalSize() }}
            >
              {virtualizer.getVirtualItems().map(({ index, start }) => {
                const row = rows[index]
                return (
                  row !== undefined && (
                    <UserRow
                      key={row.id}
                      ref={virtualizer.measureElement}
                      row={row}
                      index={index}
                      start={start}
                      template={template}
                      deleting={row.id === deletingId}
                      actions={actionsOf(row.original)}
                      onEdit={() => onEdit(row.original)}
                      cellProps={cellProps}
                    />
                  )
                )
              })}
            </div>
          </div>
        </div>
      )}
    </>
  )
}
