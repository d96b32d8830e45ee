import { formatDateTime } from '../../../lib/dates'
import type { Summary } from '../comparison/compare'
import { DifferenceList } from '../comparison/DifferenceList'
import { SubmittedBanner } from '../SubmittedBanner'
import { openPassportCopy as copy } from './openCopy'
import type { Comparison } from './openPassport'

/**
 * The contents of the file and of this device, and which answers differ. Where large text leaves no
 * room for columns, they stand below each other, each with the name of its column.
 */
export function PassportComparison({ comparison }: { comparison: Comparison }) {
  const { inFile, here, differences, notes, submitted } = comparison
  const sides = [{ title: copy.inFile, summary: inFile }]
  if (here !== undefined) sides.push({ title: copy.here, summary: here })
  return (
    <div className="space-y-6">
      {submitted !== undefined && <SubmittedBanner submission={submitted} />}
      <table className="w-full table-fixed text-left max-2xs:block max-2xs:**:block">
        <caption className="sr-only">{copy.tableCaption}</caption>
        <thead className="max-2xs:sr-only">
          <tr className="border-b border-line align-top">
            <th scope="col">
              <span className="sr-only">{copy.compared}</span>
            </th>
            {sides.map(({ title }) => (
              <th key={title} scope="col" className="py-2 pr-3">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(Object.keys(copy.rows) as (keyof typeof copy.rows)[]).map((row) => (
            <tr key={row} className="border-b border-line align-top">
              <th scope="row" className="py-2 pr-3 text-sm font-normal text-muted">
                {copy.rows[row]}
              </th>
              {sides.map(({ title, summary }) => (
                <td key={title} className="py-2 pr-3">
                  <span aria-hidden className="text-muted 2xs:hidden">
                    {title}
                  </span>
                  {cell(row, summary)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {differences.length > 0 && (
        <section>
          <h3 className="text-lg">{copy.differing(differences.length)}</h3>
          <DifferenceList
            differences={differences}
            there={copy.inFile}
            here={copy.here}
            className="mt-2 ruled *:py-3"
          />
        </section>
      )}
      {notes.length > 0 && (
        <section>
          <h3 className="text-lg">{copy.aadhaarTitle}</h3>
          <p className="mt-1 text-muted">{copy.aadhaarLead}</p>
          <ul className="mt-2 list-disc space-y-1 pl-5">
            {notes.map(({ owner, lastFour, kept }) => (
              <li key={owner}>
                {kept ? copy.kept(owner, lastFour) : copy.typeAgain(owner, lastFour)}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

function cell(row: keyof typeof copy.rows, side: Summary): string {
  if (row === 'savedAt') return formatDateTime(side.savedAt)
  if (row === 'complete') return copy.completeOf(side.complete, side.sections)
  return String(side[row])
}
