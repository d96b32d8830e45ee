import type { MyApplication } from '../../domain/application/myApplication'
import { tallyOf } from '../../domain/application/tally'
import { formatRupees } from '../../lib/money'
import { StatTile, StatTiles } from '../../ui/lists/StatTile'
import { SourceNote } from '../../ui/page/SourceNote'
import { listCopy as copy } from './copy'

/** The figures of spec §2; they say so when samples are included. */
export function ApplicationTiles({ applications }: { applications: readonly MyApplication[] }) {
  const tally = tallyOf(applications)
  const samples = applications.filter(({ source }) => source === 'sample')
  const fromSamples = tallyOf(samples).fundingReceived
  const own = applications.length - samples.length
  return (
    <>
      <StatTiles label={copy.tiles}>
        <StatTile label={copy.total} value={tally.total} />
        <StatTile label={copy.approved} value={tally.approved} />
        <StatTile label={copy.pending} value={tally.pending} note={copy.pendingNote} />
        <StatTile label={copy.completed} value={tally.completed} />
        <StatTile
          label={copy.fundingReceived}
          value={formatRupees(tally.fundingReceived)}
          {...(fromSamples > 0 ? { note: copy.sampleFunding(formatRupees(fromSamples)) } : {})}
        />
      </StatTiles>
      {samples.length > 0 && (
        <SourceNote
          source="sample"
          text={copy.sampleTiles(own, applications.length)}
          className="mt-3"
        />
      )}
    </>
  )
}
