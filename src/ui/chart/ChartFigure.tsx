import { useId, useState, type ReactNode } from 'react'
import { Button } from '../page/Button'
import { BarChart } from './BarChart'
import type { ChartData } from './chartData'
import { ColumnChart } from './ColumnChart'
import { chartCopy as copy } from './copy'
import { LineChart } from './LineChart'
import { SeriesKey } from './SeriesKey'
import { SeriesPatterns } from './SeriesPatterns'
import { useWidth } from './useWidth'

const drawings = { columns: ColumnChart, lines: LineChart, bars: BarChart }

/**
 * An SVG chart, crisp in print, whose title says what it shows. A switch shows the same numbers as a
 * table, for screen readers and anybody who prefers to read.
 */
export function ChartFigure({
  title,
  kind,
  labels,
  series,
  starts,
  format = String,
  table,
}: ChartData & {
  title: string
  /** Columns and lines show a development over time, bars compare things with long names. */
  kind: keyof typeof drawings
  format?: (value: number) => string
  /** The numbers as a `FigureTable`. */
  table: ReactNode
}) {
  const id = useId()
  const [asTable, setAsTable] = useState(false)
  const [ref, width] = useWidth()
  const Drawing = drawings[kind]
  return (
    <figure className="max-w-4xl break-inside-avoid">
      <figcaption className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 className="min-w-[min(14rem,100%)] flex-1 text-lg">{title}</h3>
        <span className="no-print">
          <Button
            variant="secondary"
            size="small"
            className="aria-pressed:bg-brand-soft"
            aria-pressed={asTable}
            aria-label={copy.asTableOf(title)}
            onClick={() => setAsTable(!asTable)}
          >
            {copy.asTable}
          </Button>
        </span>
      </figcaption>
      {asTable ? (
        <div className="mt-4">{table}</div>
      ) : (
        <div ref={ref} role="img" aria-label={copy.chart(title)} className="mt-4 min-w-0">
          <svg width="0" height="0" className="absolute" aria-hidden>
            <SeriesPatterns id={id} />
          </svg>
          {series.length > 1 && (
            <div className="mb-3 flex flex-wrap gap-x-5 gap-y-1 text-sm">
              {series.map(({ name }, place) => (
                <span key={name} className="inline-flex items-center gap-2">
                  <SeriesKey id={id} place={place} line={kind === 'lines'} />
                  {name}
                </span>
              ))}
            </div>
          )}
          <Drawing
            id={id}
            width={width}
            labels={labels}
            series={series}
            starts={starts}
            format={format}
          />
        </div>
      )}
    </figure>
  )
}
