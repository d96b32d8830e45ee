import { EllipsisVertical } from 'lucide'
import type { Ref } from 'react'
import { calledName } from '../../../domain/user/calledName'
import { classNames } from '../../../lib/classNames'
import { RowMenuButton, type RowMenu } from '../../../ui/overlays/Menu'
import { listCopy } from '../lists/copy'
import type { Column } from './columns'
import { usersCopy as copy } from './copy'
import type { ManagedUser } from './managedUser'
import { UserCell } from './UserCell'
import { Icon } from '../../../ui/page/Icon'

export type CellProps = (row: number, column: number) => { 'data-cell': string; tabIndex: number }

/** One user: a row of the grid on wide screens, a card on phones. */
export function UserRow({
  ref,
  user,
  columns,
  index,
  start,
  template,
  selected,
  onToggle,
  deleting,
  menu,
  onEdit,
  cellProps,
}: {
  ref: Ref<HTMLDivElement>
  user: ManagedUser
  columns: readonly Column[]
  index: number
  /** Pixels from the top of the list. */
  start: number
  template: string
  selected: boolean
  onToggle: () => void
  deleting: boolean
  menu: RowMenu<ManagedUser>
  onEdit: () => void
  cellProps: CellProps
}) {
  const name = calledName(user)
  return (
    <div
      ref={ref}
      role="row"
      data-index={index}
      aria-rowindex={index + 2}
      aria-busy={deleting}
      onKeyDown={(event) => {
        const onCell = event.target instanceof HTMLElement && event.target.role === 'gridcell'
        if (event.key === 'Enter' && onCell) onEdit()
      }}
      className={classNames(
        'absolute inset-x-0 top-0 grid gap-y-1 border-b border-line p-4 lg:items-center lg:p-0',
        'max-lg:grid-cols-1!',
        selected && 'bg-brand-soft',
        deleting && 'opacity-60',
      )}
      style={{ transform: `translateY(${start}px)`, gridTemplateColumns: template }}
    >
      <div role="gridcell" aria-colindex={1} className="lg:grid lg:place-items-center">
        <label className="inline-flex min-h-11 items-center gap-2 lg:min-h-0">
          <input
            type="checkbox"
            aria-label={listCopy.selectRow(name)}
            checked={selected}
            onChange={onToggle}
            className="size-5 accent-brand"
            {...cellProps(index, 0)}
          />
          {/* The box's own name would be counted twice in the row's. */}
          <span aria-hidden className="lg:hidden">
            {copy.columns.select}
          </span>
        </label>
      </div>
      {columns.map(({ id }, place) => (
        <div
          key={id}
          role="gridcell"
          aria-colindex={place + 2}
          className="min-w-0 items-baseline gap-2 2xs:flex focus-visible:-outline-offset-3 lg:block lg:px-2 lg:py-3"
          {...cellProps(index, place + 1)}
        >
          {id !== 'name' && (
            <span className="mr-2 w-32 shrink-0 text-sm text-muted 2xs:mr-0 lg:hidden">
              {copy.columns[id]}
            </span>
          )}
          <span className="min-w-0">
            <UserCell column={id} user={user} />
          </span>
        </div>
      ))}
      <div role="gridcell" aria-colindex={columns.length + 2} className="max-lg:-ml-3 lg:px-2">
        {deleting ? (
          <span role="status" className="text-sm" {...cellProps(index, columns.length + 1)}>
            {copy.deleting}
          </span>
        ) : (
          <RowMenuButton
            menu={menu}
            row={user}
            label={copy.actionsOf(name)}
            cellProps={cellProps(index, columns.length + 1)}
          >
            <Icon shape={EllipsisVertical} className="size-5" />
            <span className="lg:sr-only">{copy.columns.actions}</span>
          </RowMenuButton>
        )}
      </div>
    </div>
  )
}
