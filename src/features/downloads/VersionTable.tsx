import { formatDate } from '../../lib/dates'
import { policyCopy as copy } from './copy'
import { policyVersions } from './sample'

export function VersionTable() {
  return (
    <table className="w-full text-left">
      <caption className="sr-only">{copy.historyCaption}</caption>
      <thead className="border-b border-edge text-sm text-muted">
        <tr>
          <th scope="col" className="py-2 pr-4 font-medium whitespace-nowrap">
            {copy.historyVersion}
          </th>
          <th scope="col" className="py-2 pr-4 font-medium whitespace-nowrap">
            {copy.historyDate}
          </th>
          <th scope="col" className="py-2 font-medium">
            {copy.historyChange}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {policyVersions.map((entry) => (
          <tr key={entry.version} className="align-top">
            <th scope="row" className="py-3 pr-4 font-semibold whitespace-nowrap tabular-nums">
              {entry.version}
            </th>
            <td className="py-3 pr-4 whitespace-nowrap tabular-nums">{formatDate(entry.date)}</td>
            <td className="py-3">{entry.change}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
