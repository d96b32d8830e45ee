import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import { usersCopy as copy } from './copy'
import type { UserTableColumn } from './table'
import type { CellProps } from './UserRow'

const sorts = {
  asc: { icon: ArrowUp, aria: 'ascending' },
  desc: { icon: ArrowDown, aria: 'descending' },
  none: { icon: ArrowUpDown, aria: 'none' },
} as const

/** The header of the grid, which sorts; phones sort with a list instead. */
export function UsersTableHeader({
  columns,
  template,
  cellProps,
}: {
  columns: readonly UserTableColumn[]
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
        {columns.map((column, index) => {
          const sort = sorts[column.getIsSorted() || 'none']
          const Icon = sort.icon
          return (
            <div
              key={column.id}
              role="columnheader"
              aria-colindex={index + 1}
              aria-sort={sort.aria}
              className="min-w-0"
            >
              <button
                type="button"
                onClick={() => column.toggleSorting()}
                className="flex min-h-11 w-full items-center gap-1.5 px-2 py-2 text-left text-sm font-semibold hover:bg-brand-soft focus-visible:-outline-offset-3"
                {...cellProps(-1, index)}
              >
                {String(column.columnDef.header)}
                <Icon aria-hidden className="size-4 shrink-0 text-muted" />
              </button>
            </div>
          )
        })}
        <div
          role="columnheader"
          aria-colindex={columns.length + 1}
          className="flex items-center px-2 text-sm font-semibold"
          {...cellProps(-1, columns.length)}
        >
          {copy.columns.actions}
        </div>
      </div>
    </div>
  )
}
