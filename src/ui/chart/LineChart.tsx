import { labelStride, niceTicks, type DrawingProps } from './chartData'
import { axisWidth, ValueAxis } from './ValueAxis'

const top = 20
const bottom = 228
const strokes = [
  { line: 'stroke-brand', dash: undefined, fill: 'fill-brand' },
  { line: 'stroke-accent-ink', dash: '7 4', fill: 'fill-accent-ink' },
  { line: 'stroke-neutral', dash: '2 4', fill: 'fill-neutral' },
] as const

/** A line for each series: round points on the first, square ones on the others. */
export function LineChart({ width, labels, series, format }: DrawingProps) {
  const ticks = niceTicks(Math.max(0, ...series.flatMap(({ values }) => values)))
  const highest = ticks.at(-1) ?? 1
  const y = (value: number) => bottom - (value / highest) * (bottom - top)
  const band = (width - axisWidth) / Math.max(1, labels.length)
  const x = (index: number) => axisWidth + band * (index + 0.5)
  const stride = labelStride(labels, band)
  return (
    <svg viewBox={`0 0 ${width} 256`} width={width} className="block h-auto max-w-full" aria-hidden>
      <ValueAxis ticks={ticks} width={width} y={y} format={format} />
      {labels.map(
        (label, index) =>
          index % stride === 0 && (
            <text
              key={label}
              x={x(index)}
              y={250}
              textAnchor="middle"
              className="fill-muted text-xs"
            >
              {label}
            </text>
          ),
      )}
      {series.map(({ name, values }, place) => {
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
      })}
    </svg>
  )
}
