import { instituteCopy } from './copy'

const copy = instituteCopy.governance
const cell = 'py-3 pr-4 align-top max-md:block max-md:p-0'

/** The number of members in the committees of each tier, from the top down. */
const tiers = [
  { id: 'state', members: '15' },
  { id: 'university', members: '8-10' },
  { id: 'institution', members: '5-7' },
  { id: 'department', members: '3-5' },
] as const

/** The four tiers. On phones each row is a separate block, with the column names beside its values. */
export function GovernanceTable() {
  return (
    <table className="w-full max-md:block">
      <caption className="sr-only">{copy.caption}</caption>
      <thead className="max-md:sr-only">
        <tr className="border-b-2 border-edge text-left text-muted">
          {Object.values(copy.columns).map((column) => (
            <th key={column} scope="col" className="py-2 pr-4 font-semibold">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {tiers.map(({ id, members }) => (
          <tr key={id} className="border-b border-line max-md:block max-md:py-4">
            <th scope="row" className={`${cell} text-left font-semibold max-md:text-lg`}>
              {copy.tiers[id].name}
            </th>
            <td className={`${cell} tabular-nums`}>
              <ColumnName>{copy.columns.members}</ColumnName>
              {members}
            </td>
            <td className={cell}>
              <ColumnName>{copy.columns.meets}</ColumnName>
              {copy.tiers[id].meets}
            </td>
            <td className={cell}>
              <ColumnName>{copy.columns.task}</ColumnName>
              {copy.tiers[id].task}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function ColumnName({ children }: { children: string }) {
  return (
    <span aria-hidden className="mr-2 text-muted md:hidden">
      {children}
    </span>
  )
}
