import { instituteCopy } from './copy'

const copy = instituteCopy.governance
const cell = 'py-3 pr-4 align-top max-md:block max-md:p-0'

/** The four tiers. On phones each row is a block of its own, with the column names beside its values. */
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
        {copy.tiers.map((tier) => (
          <tr key={tier.name} className="border-b border-line max-md:block max-md:py-4">
            <th scope="row" className={`${cell} text-left font-semibold max-md:text-lg`}>
              {tier.name}
            </th>
            <td className={`${cell} tabular-nums`}>
              <ColumnName>{copy.columns.members}</ColumnName>
              {tier.members}
            </td>
            <td className={cell}>
              <ColumnName>{copy.columns.meets}</ColumnName>
              {tier.meets}
            </td>
            <td className={cell}>
              <ColumnName>{copy.columns.task}</ColumnName>
              {tier.task}
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
