import { totalFunding, type FundingCategory } from '../../../domain/programme/funding'
import { formatAmountShort } from '../../../lib/figures/shortAmount'
import { ChartFigure } from '../../../ui/chart/ChartFigure'
import { FigureTable } from '../../../ui/chart/FigureTable'
import { EmptyState } from '../../../ui/lists/EmptyState'
import { SourceNote } from '../../../ui/page/SourceNote'
import { StatTile, StatTiles } from '../../../ui/lists/StatTile'
import { copy, fundingCopy } from './copy'

const figures = ['allocated', 'utilized', 'pending', 'available'] as const

/** Allocated, utilized, pending and available for each category (spec §2), as a drawing and as figures. */
export function FundingTab({ funding }: { funding: readonly FundingCategory[] }) {
  const total = totalFunding(funding)
  if (funding.length === 0)
    return <EmptyState title={copy.noFunding}>{copy.noFundingHint}</EmptyState>
  return (
    <section>
      <h2 className="text-2xl">{fundingCopy.title}</h2>
      <SourceNote source="sample" text={copy.sourceFigures} className="mt-2" />
      <div className="mt-5 mb-8">
        <StatTiles label={fundingCopy.tiles}>
          {figures.map((figure) => (
            <StatTile
              key={figure}
              label={fundingCopy[figure]}
              value={formatAmountShort(total[figure])}
            />
          ))}
        </StatTiles>
        <p className="mt-3 text-muted">{fundingCopy.note}</p>
      </div>
      <ChartFigure
        title={fundingCopy.chart}
        kind="bars"
        labels={funding.map(({ category }) => category)}
        series={[
          { name: fundingCopy.utilized, values: funding.map(({ utilized }) => utilized) },
          { name: fundingCopy.pending, values: funding.map(({ pending }) => pending) },
          {
            name: fundingCopy.free,
            values: funding.map(({ available, pending }) => available - pending),
          },
        ]}
        format={formatAmountShort}
        table={
          <FigureTable
            caption={fundingCopy.caption}
            header={[fundingCopy.category, ...figures.map((figure) => fundingCopy[figure])]}
            rows={[...funding, { category: fundingCopy.total, ...total }].map((category) => [
              category.category,
              ...figures.map((figure) => formatAmountShort(category[figure])),
            ])}
          />
        }
      />
    </section>
  )
}
