import { formatBytes } from '../../lib/answers/bytes'
import { PlainTable } from '../../ui/page/PlainTable'
import type { StoredItem } from './deviceStore'
import { deviceCopy as copy } from './privacyCopy'
import { storedName } from './storedName'
import { grouped } from '../../lib/grouped'

export function StoredTable({ items }: { items: readonly StoredItem[] }) {
  const total = items.reduce((sum, item) => sum + item.bytes, 0)
  return (
    <PlainTable
      caption={copy.caption}
      columns={[
        { title: copy.what, kind: 'words' },
        { title: copy.entries, kind: 'figure' },
        { title: copy.size, kind: 'figure' },
      ]}
      rows={items.map(({ name, entries, bytes }) => [
        storedName(name),
        grouped(entries),
        formatBytes(bytes),
      ])}
      total={{ name: copy.total, value: formatBytes(total) }}
    />
  )
}
