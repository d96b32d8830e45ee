import type { Column } from './columns'
import { usersCopy as copy } from './copy'
import type { ManagedUser } from './managedUser'
import { UserCell } from './UserCell'

/** The users on paper: all of them, where the screen has only the rows that it shows. */
export function PrintedUsers({
  rows,
  columns,
}: {
  rows: readonly ManagedUser[]
  columns: readonly Column[]
}) {
  return (
    <table className="hidden w-full text-left text-sm print:table">
      <caption className="sr-only">{copy.table}</caption>
      <thead className="border-b border-edge wrap-break-word">
        <tr>
          {columns.map(({ id }) => (
            <th key={id} scope="col" className="py-1 pr-3 font-semibold">
              {copy.columns[id]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {rows.map((user) => (
          <tr key={user.id} className="align-top">
            {columns.map(({ id }) => {
              const Cell = id === 'name' ? 'th' : 'td'
              return (
                <Cell
                  key={id}
                  scope={id === 'name' ? 'row' : undefined}
                  className="py-1 pr-3 font-normal"
                >
                  <UserCell column={id} user={user} />
                </Cell>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
