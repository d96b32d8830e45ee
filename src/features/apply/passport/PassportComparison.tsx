import { formatDateTime } from '../../../lib/dates'
import type { Summary } from '../comparison/compare'
import { DifferenceList } from '../comparison/DifferenceList'
import { SubmittedBanner } from '../SubmittedBanner'
import { openPassportCopy as copy } from './openCopy'
import type { Comparison } from './openPassport'

/** The contents of the file and of this device, and which answers differ. */
export function PassportComparison({ comparison }: { comparison: Comparison }) {
  const { inFile, here, differences, notes, submitted } = comparison
  return (
    <div className="space-y-6">
      {submitted !== undefined && <SubmittedBanner submission={submitted} />}
      <table className="w-full table-fixed text-left max-2xs:block">
        <caption className="sr-only">{copy.tableCaption}</caption>
        <thead className="max-2xs:sr-only">
          <tr className="border-b border-line align-top">
            <th scope="col">
              <span className="sr-only">{copy.compared}</span>
            </th>
            <th scope="col" className="py-2 pr-3">
              {copy.inFile}
            </th>
            {here !== undefined && (
              <th scope="col" className="py-2">
                {copy.here}
              </th>
            )}
          </tr>
        </thead>
        <tbody className="max-2xs:block">
          {(Object.keys(copy.rows) as (keyof typeof copy.rows)[]).map((row) => (
            <tr key={row} className="border-b border-line align-top max-2xs:block">
              <th scope="row" className="py-2 pr-3 text-sm font-normal text-muted max-2xs:block">
                {copy.rows[row]}
              </th>
              <Side title={copy.inFile}>{cell(row, inFile)}</Side>
              {here !== undefined && <Side title={copy.here}>{cell(row, here)}</Side>}
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
            className="mt-2 divide-y divide-line border-y border-line *:py-3"
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

/** Where large text leaves no room for columns, below the other, with the name of its column. */
function Side({ title, children }: { title: string; children: string }) {
  return (
    <td className="py-2 pr-3 max-2xs:block">
      <span aria-hidden className="block text-muted 2xs:hidden">
        {title}
      </span>
      {children}
    </td>
  )
}

function cell(row: keyof typeof copy.rows, side: Summary): string {
  if (row === 'savedAt') return formatDateTime(side.savedAt)
  if (row === 'complete') return copy.completeOf(side.complete, side.sections)
  return String(side[row])
}
