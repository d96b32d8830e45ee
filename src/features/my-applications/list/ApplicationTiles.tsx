import type { MyApplication } from '../../../domain/application/myApplication'
import { figuresOf } from '../../../domain/application/listFigures'
import { formatRupees } from '../../../lib/money'
import { StatTile, StatTiles } from '../../../ui/lists/StatTile'
import { SourceNote } from '../../../ui/page/SourceNote'
import { listCopy as copy } from './copy'

/** The figures of spec §2; they say so when samples are included. */
export function ApplicationTiles({ applications }: { applications: readonly MyApplication[] }) {
  const figures = figuresOf(applications)
  const samples = applications.filter(({ source }) => source === 'sample')
  const fromSamples = figuresOf(samples).fundingReceived
  const own = applications.length - samples.length
  return (
    <>
      <StatTiles label={copy.tiles}>
        <StatTile label={copy.total} value={figures.total} />
        <StatTile label={copy.approved} value={figures.approved} />
        <StatTile label={copy.pending} value={figures.pending} note={copy.pendingNote} />
        <StatTile label={copy.completed} value={figures.completed} />
        <StatTile
          label={copy.fundingReceived}
          value={formatRupees(figures.fundingReceived)}
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
