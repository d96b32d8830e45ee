import type { MyApplication } from '../../domain/application/myApplication'
import { tallyOf } from '../../domain/application/tally'
import { formatRupees } from '../../lib/money'
import { StatTile, StatTiles } from '../../ui/StatTile'
import { listCopy as copy } from './copy'

export function ApplicationTiles({ applications }: { applications: readonly MyApplication[] }) {
  const tally = tallyOf(applications)
  return (
    <StatTiles label={copy.tiles}>
      <StatTile label={copy.total} value={tally.total} />
      <StatTile label={copy.approved} value={tally.approved} />
      <StatTile label={copy.pending} value={tally.pending} note={copy.pendingNote} />
      <StatTile label={copy.completed} value={tally.completed} />
      <StatTile label={copy.fundingReceived} value={formatRupees(tally.fundingReceived)} />
    </StatTiles>
  )
}
