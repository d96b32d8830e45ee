import { listCopy } from '../lists/copy'
import type { Selection } from '../lists/recordColumns'
import { sortMark } from '../lists/sortMark'
import type { Column, ColumnId } from './columns'
import { usersCopy as copy } from './copy'
import type { UserSort } from './findUsers'
import type { ManagedUser } from './managedUser'
import type { CellProps } from './UserRow'
import { Icon } from '../../../ui/page/Icon'

/** The grid's header, which sorts; on phones a select field does. */
export function UsersTableHeader({
  columns,
  sort,
  onSort,
  count,
  selection,
  template,
  cellProps,
}: {
  columns: readonly Column[]
  sort: UserSort
  /** Called when a column's heading is pressed. */
  onSort: (by: ColumnId) => void
  /** The number of rows. */
  count: number
  selection: Selection<ManagedUser>
  template: string
  cellProps: CellProps
}) {
  return (
    <div role="rowgroup" className="sticky top-0 z-10 hidden bg-sunken lg:block">
      <div
        role="row"
        aria-rowindex={1}
        className="grid border-b border-line"
        style={{ gridTemplateColumns: template }}
      >
        <div role="columnheader" aria-colindex={1} className="grid place-items-center">
          <input
            type="checkbox"
            aria-label={listCopy.selectAll(count)}
            checked={selection.all}
            onChange={selection.onToggleAll}
            className="size-5 accent-brand"
            {...cellProps(-1, 0)}
          />
        </div>
        {columns.map(({ id }, index) => {
          const { icon, aria } = sortMark(sort, id)
          return (
            <div
              key={id}
              role="columnheader"
              aria-colindex={index + 2}
              aria-sort={aria}
              className="min-w-0"
            >
              <button
                type="button"
                onClick={() => onSort(id)}
                className="flex h-full min-h-11 w-full items-center gap-1.5 px-2 py-2 text-left text-sm font-semibold hover:bg-brand-soft focus-visible:-outline-offset-3"
                {...cellProps(-1, index + 1)}
              >
                {copy.columns[id]}
                <Icon shape={icon} className="size-4 shrink-0 text-muted" />
              </button>
            </div>
          )
        })}
        <div
          role="columnheader"
          aria-colindex={columns.length + 2}
          className="flex items-center px-2 text-sm font-semibold"
          {...cellProps(-1, columns.length + 1)}
        >
          {copy.columns.actions}
        </div>
      </div>
    </div>
  )
}
