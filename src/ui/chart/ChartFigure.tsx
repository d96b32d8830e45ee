import { useId, type ReactNode } from 'react'
import { BarChart } from './BarChart'
import type { ChartData } from './chartData'
import { ColumnChart } from './ColumnChart'
import { LineChart } from './LineChart'
import { SeriesPatterns } from './SeriesPatterns'
import { useWidth } from './useWidth'

const drawings = { columns: ColumnChart, lines: LineChart, bars: BarChart }

/**
 * A chart drawn in SVG, crisp in print, with a legend and with the same numbers as a table beside
 * it: the table is what screen readers read, the drawing is announced by its title alone.
 */
export function ChartFigure({
  title,
  kind,
  labels,
  series,
  format = String,
  table,
}: ChartData & {
  title: string
  /** Columns and lines are for a course of time, bars for things with long names. */
  kind: keyof typeof drawings
  format?: (value: number) => string
  /** The numbers as a `FigureTable`. */
  table: ReactNode
}) {
  const id = useId()
  const [ref, width] = useWidth(640)
  const Drawing = drawings[kind]
  return (
    <figure className="break-inside-avoid">
      <figcaption>
        <h3 className="text-lg">{title}</h3>
      </figcaption>
      <div className="mt-4 grid items-start gap-x-10 gap-y-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div ref={ref} role="img" aria-label={`Chart: ${title}`} className="min-w-0">
          <svg width="0" height="0" className="absolute" aria-hidden>
            <SeriesPatterns id={id} />
          </svg>
          {series.length > 1 && (
            <div className="mb-3 flex flex-wrap gap-x-5 gap-y-1 text-sm">
              {series.map(({ name }, place) => (
                <span key={name} className="inline-flex items-center gap-2">
                  <svg width="16" height="16" aria-hidden>
                    <rect width="16" height="16" fill={`url(#${id}-${place})`} />
                  </svg>
                  {name}
                </span>
              ))}
            </div>
          )}
          <Drawing id={id} width={width} labels={labels} series={series} format={format} />
        </div>
        {table}
      </div>
    </figure>
  )
}
