import { classNames } from '../../../lib/classNames'
import type { Column } from './columns'
import { usersCopy as copy } from './copy'
import type { ManagedUser } from './managedUser'
import { userLines } from './userLines'

/**
 * The users on paper: all of them, where the screen has only the rows that it shows, and as plain
 * words, so that some forty are on a sheet.
 */
export function PrintedUsers({
  rows,
  columns,
}: {
  rows: readonly ManagedUser[]
  columns: readonly Column[]
}) {
  return (
    <table className="hidden w-full text-left text-[10px]/[12px] wrap-break-word print:table">
      <caption className="sr-only">{copy.table}</caption>
      <thead className="border-b border-edge">
        <tr>
          {columns.map(({ id }) => (
            <th key={id} scope="col" className="py-px pr-2 font-semibold whitespace-nowrap">
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
              const [line, below] = userLines(id, user)
              return (
                <Cell
                  key={id}
                  scope={id === 'name' ? 'row' : undefined}
                  // The columns of short words leave the room to names and addresses.
                  className={classNames(
                    // A long word must not push the columns after it off the sheet.
                    'max-w-[55mm] py-px pr-2 font-normal',
                    below === undefined && 'whitespace-nowrap',
                  )}
                >
                  <span className={classNames('block', id === 'name' && 'font-semibold')}>
                    {line}
                  </span>
                  {below}
                </Cell>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
