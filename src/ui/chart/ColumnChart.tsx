import { labelStride, niceTicks, type DrawingProps } from './chartData'
import { axisWidth, ValueAxis } from './ValueAxis'

const top = 20
const bottom = 228

/** Columns side by side for each label. */
export function ColumnChart({ id, width, labels, series, format }: DrawingProps) {
  const ticks = niceTicks(Math.max(0, ...series.flatMap(({ values }) => values)))
  const highest = ticks.at(-1) ?? 1
  const y = (value: number) => bottom - (value / highest) * (bottom - top)
  const band = (width - axisWidth) / Math.max(1, labels.length)
  const column = Math.min(48, (band * 0.76) / series.length)
  const stride = labelStride(labels, band)
  // Figures above the columns only if all of them fit; they are in the table anyway.
  const figures = series.flatMap(({ values }) => values.map(format))
  const roomy = labelStride(figures, series.length === 1 ? band : column) === 1
  return (
    <svg viewBox={`0 0 ${width} 256`} width={width} className="block h-auto max-w-full" aria-hidden>
      <ValueAxis ticks={ticks} width={width} y={y} format={format} />
      {labels.map((label, index) => {
        const middle = axisWidth + band * (index + 0.5)
        return (
          <g key={label}>
            {index % stride === 0 && (
              <text x={middle} y={250} textAnchor="middle" className="fill-muted text-xs">
                {label}
              </text>
            )}
            {series.map(({ name, values }, place) => {
              const value = values[index] ?? 0
              const x = middle + column * (place - series.length / 2)
              return (
                <g key={name}>
                  <rect
                    x={x + 1}
                    y={y(value)}
                    width={Math.max(1, column - 2)}
                    height={bottom - y(value)}
                    fill={`url(#${id}-${place})`}
                  />
                  {roomy && (
                    <text
                      x={x + column / 2}
                      y={y(value) - 5}
                      textAnchor="middle"
                      className="fill-ink text-xs"
                    >
                      {format(value)}
                    </text>
                  )}
                </g>
              )
            })}
          </g>
        )
      })}
    </svg>
  )
}
