/** Figures as a table: the first cell of a row names it, the others are right-aligned. */
export function FigureTable({
  caption,
  header,
  rows,
}: {
  caption: string
  header: readonly string[]
  rows: readonly (readonly string[])[]
}) {
  return (
    // A table that is too wide scrolls inside itself, and must be reachable with the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div role="region" aria-label={caption} tabIndex={0} className="overflow-x-auto">
      <table className="w-full border-collapse text-sm tabular-nums wrap-break-word">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-edge text-muted">
            {header.map((name, index) => (
              <th
                key={name}
                scope="col"
                className={`py-2 align-bottom font-medium ${index === 0 ? 'pr-3 text-left' : 'pl-3 text-right'}`}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name} className="border-b border-line">
              <th scope="row" className="py-2 pr-3 text-left font-normal">
                {name}
              </th>
              {cells.map((cell, index) => (
                <td key={header[index + 1]} className="py-2 pl-3 text-right whitespace-nowrap">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
