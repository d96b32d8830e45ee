import { formatBytes } from '../../lib/bytes'
import type { StoredItem } from './deviceStore'
import { deviceCopy as copy, storedNames } from './privacyCopy'

const count = new Intl.NumberFormat('en-IN')

export function StoredTable({ items }: { items: readonly StoredItem[] }) {
  const total = items.reduce((sum, item) => sum + item.bytes, 0)
  return (
    <table className="w-full text-left">
      <caption className="sr-only">{copy.caption}</caption>
      <thead className="border-b border-edge text-sm text-muted">
        <tr>
          <th scope="col" className="py-2 pr-4 font-medium">
            {copy.what}
          </th>
          <th scope="col" className="py-2 pr-4 text-right font-medium whitespace-nowrap">
            {copy.entries}
          </th>
          <th scope="col" className="py-2 text-right font-medium">
            {copy.size}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {items.map((item) => (
          <tr key={item.name}>
            <th scope="row" className="py-3 pr-4 font-normal">
              {storedNames[item.name] ?? item.name}
            </th>
            <td className="py-3 pr-4 text-right tabular-nums">{count.format(item.entries)}</td>
            <td className="py-3 text-right whitespace-nowrap tabular-nums">
              {formatBytes(item.bytes)}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot className="border-t border-edge font-semibold">
        <tr>
          <th scope="row" colSpan={2} className="py-3 pr-4">
            {copy.total}
          </th>
          <td className="py-3 text-right whitespace-nowrap tabular-nums">{formatBytes(total)}</td>
        </tr>
      </tfoot>
    </table>
  )
}
