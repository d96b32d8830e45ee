import { classNames } from '../../lib/classNames'

/** `name` stands out, `words` may wrap, `short` and `figure` do not; figures are right-aligned. */
export type PlainColumn = { title: string; kind: 'name' | 'words' | 'short' | 'figure' }

const looks = {
  name: 'font-semibold whitespace-nowrap tabular-nums',
  words: 'font-normal',
  short: '2xs:whitespace-nowrap tabular-nums',
  figure: '2xs:text-right whitespace-nowrap tabular-nums',
} as const

/**
 * A small table for reading: the first cell of a row names it, and the last row may be a total. Where large
 * text leaves no room for columns, each cell has a line of its own, with the name of its column.
 */
export function PlainTable({
  caption,
  columns,
  rows,
  total,
}: {
  /** The table's accessible name. */
  caption: string
  columns: readonly PlainColumn[]
  rows: readonly (readonly string[])[]
  total?: { name: string; value: string }
}) {
  const cellClass = (column: number) =>
    classNames(
      'py-3 max-2xs:block max-2xs:p-0',
      column < columns.length - 1 && 'pr-4',
      looks[columns[column]?.kind ?? 'words'],
    )
  return (
    <table className="w-full text-left max-2xs:block">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-2xs:sr-only border-b border-edge text-sm text-muted">
        <tr>
          {columns.map(({ title, kind }, column) => (
            <th
              key={title}
              scope="col"
              className={classNames(
                'py-2 font-medium',
                column < columns.length - 1 && 'pr-4',
                kind !== 'words' && 'whitespace-nowrap',
                kind === 'figure' && 'text-right',
              )}
            >
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line max-2xs:block">
        {rows.map(([name, ...cells]) => (
          <tr key={name} className="align-top max-2xs:block max-2xs:py-4">
            <th scope="row" className={cellClass(0)}>
              {name}
            </th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]?.title} className={cellClass(index + 1)}>
                <span aria-hidden className="block font-normal text-muted 2xs:hidden">
                  {columns[index + 1]?.title}
                </span>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {total !== undefined && (
        <tfoot className="border-t border-edge font-semibold max-2xs:block">
          <tr className="max-2xs:block">
            <th scope="row" colSpan={columns.length - 1} className="py-3 pr-4 max-2xs:block">
              {total.name}
            </th>
            <td className="py-3 max-2xs:block 2xs:text-right whitespace-nowrap tabular-nums">
              {total.value}
            </td>
          </tr>
        </tfoot>
      )}
    </table>
  )
}
