import { classNames } from '../../lib/classNames'

/** `name` stands out, `words` may wrap, `short` and `figure` do not; figures are right-aligned. */
export type PlainColumn = { title: string; kind: 'name' | 'words' | 'short' | 'figure' }

const looks = {
  name: 'font-semibold whitespace-nowrap tabular-nums',
  words: 'font-normal',
  short: '2xs:whitespace-nowrap tabular-nums',
  figure: 'text-right whitespace-nowrap tabular-nums',
} as const

/** A small table for reading: the first cell of a row names it, and the last row may be a total. */
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
      'py-3',
      column < columns.length - 1 && 'pr-4',
      looks[columns[column]?.kind ?? 'words'],
    )
  return (
    <table className="w-full text-left">
      <caption className="sr-only">{caption}</caption>
      <thead className="border-b border-edge text-sm text-muted">
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
      <tbody className="divide-y divide-line">
        {rows.map(([name, ...cells]) => (
          <tr key={name} className="align-top">
            <th scope="row" className={cellClass(0)}>
              {name}
            </th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]?.title} className={cellClass(index + 1)}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {total !== undefined && (
        <tfoot className="border-t border-edge font-semibold">
          <tr>
            <th scope="row" colSpan={columns.length - 1} className="py-3 pr-4">
              {total.name}
            </th>
            <td className="py-3 text-right whitespace-nowrap tabular-nums">{total.value}</td>
          </tr>
        </tfoot>
      )}
    </table>
  )
}
