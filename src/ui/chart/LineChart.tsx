import type { DrawingProps } from './chartData'
import { Plot } from './Plot'

const strokes = [
  { line: 'stroke-brand', dash: undefined, fill: 'fill-brand' },
  { line: 'stroke-accent-ink', dash: '7 4', fill: 'fill-accent-ink' },
  { line: 'stroke-neutral', dash: '2 4', fill: 'fill-neutral' },
] as const

/** A line for each series: round points on the first, square ones on the others. */
export function LineChart({ labels, series, ...plot }: DrawingProps) {
  return (
    <Plot labels={labels} series={series} {...plot}>
      {({ x, y }) =>
        series.map(({ name, values }, place) => {
          const look = strokes[place % strokes.length] ?? strokes[0]
          return (
            <g key={name}>
              <polyline
                points={values.map((value, index) => `${x(index)},${y(value)}`).join(' ')}
                fill="none"
                strokeWidth={2.5}
                strokeDasharray={look.dash}
                className={look.line}
              />
              {values.map((value, index) =>
                place === 0 ? (
                  <circle
                    key={labels[index]}
                    cx={x(index)}
                    cy={y(value)}
                    r={4.5}
                    className={look.fill}
                  />
                ) : (
                  <rect
                    key={labels[index]}
                    x={x(index) - 4}
                    y={y(value) - 4}
                    width={8}
                    height={8}
                    className={look.fill}
                  />
                ),
              )}
            </g>
          )
        })
      }
    </Plot>
  )
}
