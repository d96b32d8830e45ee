import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { useId, useMemo, useRef } from 'react'
import { CheckboxField } from '../../../ui/fields/CheckboxField'
import { EmptyState } from '../../../ui/lists/EmptyState'
import { listCopy } from '../lists/copy'
import type { Selection } from '../lists/recordColumns'
import { SortField } from '../lists/SortField'
import { RowMenuPopup, useRowMenu, type MenuItem } from '../../../ui/overlays/Menu'
import { usePrinting } from '../../../ui/screen/usePrinting'
import { NothingFound } from '../NothingFound'
import { usersCopy as copy } from './copy'
import { columns, visibleColumns } from './columns'
import { nextUserSort, rowNamed, type UserSort } from './findUsers'
import type { ManagedUser } from './managedUser'
import { PrintedUsers } from './PrintedUsers'
import { useGridFocus } from './useGridFocus'
import { UserRow } from './UserRow'
import { UsersTableHeader } from './UsersTableHeader'

/**
 * Height of a row before it is measured, in pixels: a table row on wide screens, about a card on
 * phones.
 */
const estimatedHeight = 72

/** Height of the sticky header, which the rows' positions do not include. */
const headerHeight = 45

/**
 * The users as a grid that renders only the rows on screen, so that ten thousand users are as fast as
 * ten. On phones the same rows are laid out as cards.
 */
export function UsersTable({
  rows,
  total,
  sort,
  onSort,
  selection,
  hiddenColumns,
  deleting,
  actionsOf,
  onEdit,
  onShowAll,
}: {
  /** The filtered users, in order. */
  rows: readonly ManagedUser[]
  /** The number of users without the filters. */
  total: number
  sort: UserSort
  onSort: (sort: UserSort) => void
  selection: Selection<ManagedUser>
  hiddenColumns: readonly string[]
  /** The ids of those who are being deleted. */
  deleting: ReadonlySet<string>
  actionsOf: (user: ManagedUser) => MenuItem[]
  onEdit: (user: ManagedUser) => void
  /** Without the filters. */
  onShowAll: () => void
}) {
  const visible = useMemo(() => visibleColumns(hiddenColumns), [hiddenColumns])
  const template = `2.5rem ${visible.map(({ track }) => track).join(' ')} 5.25rem`

  const printing = usePrinting()
  const helpId = useId()
  const menu = useRowMenu<ManagedUser>()
  const scroller = useRef<HTMLDivElement>(null)
  const { activeRow, gridProps, cellProps } = useGridFocus({
    rowCount: rows.length,
    columnCount: visible.length + 2,
    pageSize: () =>
      Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / estimatedHeight) - 1),
    scrollToRow: (row) => virtualizer.scrollToIndex(row),
    rowNamed: (typed, from) => rowNamed(rows, typed, from),
  })
  // The rule is about memoized children; nothing this returns is passed to one.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => estimatedHeight,
    overscan: 6,
    scrollPaddingEnd: headerHeight,
    rangeExtractor: (range) => {
      // The row that has the focus, or would get it from the Tab key, is always rendered.
      const shown = defaultRangeExtractor(range)
      const inRange = activeRow < 0 || shown.includes(activeRow)
      return inRange ? shown : [...shown, activeRow].toSorted((a, b) => a - b)
    },
  })

  return (
    <>
      <div className="mb-3 flex flex-wrap items-end justify-between gap-3">
        <p role="status" className="text-muted">
          {copy.shown(rows.length, total)}
        </p>
        <div className="no-print w-full xs:w-64 lg:hidden">
          <SortField
            options={columns.map(({ id }) => ({ id, header: copy.columns[id] }))}
            unsorted={copy.unsorted}
            sort={sort}
            onSort={onSort}
          />
        </div>
        {rows.length > 0 && (
          <div className="no-print w-full lg:hidden">
            <CheckboxField
              label={listCopy.selectAll(rows.length)}
              checked={selection.all}
              onChange={selection.onToggleAll}
            />
          </div>
        )}
        <p id={helpId} className="no-print hidden text-sm text-muted lg:block">
          {copy.tableHelp}
        </p>
      </div>
      {rows.length === 0 ? (
        total === 0 ? (
          <EmptyState title={copy.empty}>{copy.emptyHint}</EmptyState>
        ) : (
          <NothingFound title={copy.none} onShowAll={onShowAll} />
        )
      ) : (
        <div
          ref={scroller}
          className="no-print relative max-h-[min(75dvh,52rem)] overflow-auto rounded-card border border-line bg-surface"
        >
          <div
            {...gridProps}
            role="grid"
            aria-label={copy.table}
            aria-describedby={helpId}
            aria-rowcount={rows.length + 1}
            aria-colcount={visible.length + 2}
            className="lg:min-w-[68.5rem]"
          >
            <UsersTableHeader
              columns={visible}
              sort={sort}
              onSort={(by) => onSort(nextUserSort(sort, by))}
              count={rows.length}
              selection={selection}
              template={template}
              cellProps={cellProps}
            />
            <div
              role="rowgroup"
              className="relative"
              style={{ height: virtualizer.getTotalSize() }}
            >
              {virtualizer.getVirtualItems().map(({ index, start }) => {
                const user = rows[index]
                return (
                  user !== undefined && (
                    <UserRow
                      // By place, not by user: a filter then changes rows instead of replacing them.
                      key={index}
                      ref={virtualizer.measureElement}
                      user={user}
                      columns={visible}
                      index={index}
                      start={start}
                      template={template}
                      selected={selection.isSelected(user)}
                      onToggle={() => selection.onToggle(user)}
                      deleting={deleting.has(user.id)}
                      menu={menu}
                      onEdit={() => onEdit(user)}
                      cellProps={cellProps}
                    />
                  )
                )
              })}
            </div>
          </div>
        </div>
      )}
      {printing && rows.length > 0 && <PrintedUsers rows={rows} columns={visible} />}
      <RowMenuPopup menu={menu} itemsOf={actionsOf} />
    </>
  )
}
