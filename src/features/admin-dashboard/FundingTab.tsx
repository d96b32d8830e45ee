import { fundingSample, totalFunding } from '../../domain/programme/funding'
import { formatAmountShort } from '../../lib/money'
import { ChartFigure } from '../../ui/chart/ChartFigure'
import { FigureTable } from '../../ui/chart/FigureTable'
import { SourceNote } from '../../ui/SourceNote'
import { StatTile, StatTiles } from '../../ui/StatTile'
import { copy, fundingCopy } from './copy'

const parts = ['utilized', 'pending', 'available'] as const
const figures = ['allocated', ...parts] as const

/** Allocated, utilized, pending and available for each category (spec §2), drawn and as figures. */
export function FundingTab() {
  const total = totalFunding(fundingSample)
  return (
    <section>
      <h2 className="text-2xl">{fundingCopy.title}</h2>
      <SourceNote source="sample" detail={copy.sourceFigures} className="mt-2" />
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
        labels={fundingSample.map(({ category }) => category)}
        series={parts.map((part) => ({
          name: fundingCopy[part],
          values: fundingSample.map((category) => category[part]),
        }))}
        format={formatAmountShort}
        table={
          <FigureTable
            caption={fundingCopy.caption}
            header={[fundingCopy.category, ...figures.map((figure) => fundingCopy[figure])]}
            rows={[...fundingSample, total].map((category) => [
              category.category,
              ...figures.map((figure) => formatAmountShort(category[figure])),
            ])}
          />
        }
      />
    </section>
  )
}
