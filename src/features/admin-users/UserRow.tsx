import { EllipsisVertical } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { roleLabel } from '../../domain/user/user'
import { classNames } from '../../lib/classNames'
import { Badge } from '../../ui/Badge'
import { Menu, type MenuItem } from '../../ui/Menu'
import { usersCopy as copy } from './copy'
import type { ManagedUser } from './managedUser'
import type { UserTableRow } from './table'

export type CellProps = (row: number, column: number) => { 'data-cell': string; tabIndex: number }

/** One user: a row of the grid on wide screens, a card on phones. */
export function UserRow({
  ref,
  row,
  index,
  start,
  template,
  deleting,
  actions,
  onEdit,
  cellProps,
}: {
  ref: Ref<HTMLDivElement>
  row: UserTableRow
  index: number
  /** Pixels from the top of the list. */
  start: number
  template: string
  deleting: boolean
  actions: readonly MenuItem[]
  onEdit: () => void
  cellProps: CellProps
}) {
  const user = row.original
  const cells = row.getVisibleCells()
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
        deleting && 'opacity-60',
      )}
      style={{ transform: `translateY(${start}px)`, gridTemplateColumns: template }}
    >
      {cells.map(({ column }, place) => (
        <div
          key={column.id}
          role="gridcell"
          aria-colindex={place + 1}
          className="flex min-w-0 gap-2 focus-visible:-outline-offset-3 lg:block lg:px-2 lg:py-3"
          {...cellProps(index, place)}
        >
          {column.id !== 'name' && (
            <span className="w-32 shrink-0 text-sm text-muted lg:hidden">
              {String(column.columnDef.header)}
            </span>
          )}
          <span className="min-w-0">{content(column.id, user)}</span>
        </div>
      ))}
      <div role="gridcell" aria-colindex={cells.length + 1} className="max-lg:-ml-3 lg:px-2">
        {deleting ? (
          <span role="status" className="text-sm" {...cellProps(index, cells.length)}>
            {copy.deleting}
          </span>
        ) : (
          <Menu
            label={copy.actionsOf(user.name)}
            trigger={
              <>
                <EllipsisVertical aria-hidden className="size-5" />
                <span className="lg:sr-only">{copy.columns.actions}</span>
              </>
            }
            items={actions}
            triggerProps={cellProps(index, cells.length)}
          />
        )}
      </div>
    </div>
  )
}

function content(columnId: string, user: ManagedUser): ReactNode {
  switch (columnId) {
    case 'name':
      return (
        <>
          <span className="block font-semibold">{user.name}</span>
          <span className="block text-sm text-muted">{user.email}</span>
        </>
      )
    case 'institution':
      return (
        <>
          <span className="block">{user.institution}</span>
          <span className="block text-sm text-muted">{user.department}</span>
        </>
      )
    case 'role':
      return <Badge tone={user.role === 'admin' ? 'info' : 'neutral'}>{roleLabel[user.role]}</Badge>
    case 'status':
      return (
        <Badge tone={user.status === 'active' ? 'good' : 'bad'}>{copy.status[user.status]}</Badge>
      )
    case 'lastLogin':
      return copy.lastLogin(user.lastLogin)
    default:
      return user[columnId as 'applicationsCount' | 'approvedApplications']
  }
}
