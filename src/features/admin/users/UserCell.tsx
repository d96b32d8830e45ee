import { classNames } from '../../../lib/classNames'
import { Badge } from '../../../ui/page/Badge'
import type { ColumnId } from './columns'
import type { ManagedUser } from './managedUser'
import { userLines } from './userLines'

/** What a column shows of a user on screen. */
export function UserCell({ column, user }: { column: ColumnId; user: ManagedUser }) {
  const [line, below] = userLines(column, user)
  if (column === 'role')
    return <Badge tone={user.role === 'admin' ? 'info' : 'neutral'}>{line}</Badge>
  if (column === 'status')
    return <Badge tone={user.status === 'active' ? 'good' : 'bad'}>{line}</Badge>
  if (below === undefined) return line
  return (
    <>
      <span className={classNames('block', column === 'name' && 'font-semibold')}>{line}</span>
      <span className="block text-sm text-muted">{below}</span>
    </>
  )
}
