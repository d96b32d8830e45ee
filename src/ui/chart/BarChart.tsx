import type { DrawingProps } from './chartData'

const rowHeight = 54

/** A bar for each label, its parts end to end, with name and whole written above: for long names on small screens. */
export function BarChart({ id, width, labels, series, format }: DrawingProps) {
  const wholes = labels.map((_, index) =>
    series.reduce((sum, { values }) => sum + (values[index] ?? 0), 0),
  )
  const highest = Math.max(...wholes, Number.MIN_VALUE)
  return (
    <svg viewBox={`0 0 ${width} ${labels.length * rowHeight}`} className="block w-full" aria-hidden>
      {labels.map((label, index) => {
        const y = index * rowHeight
        let x = 0
        return (
          <g key={label}>
            <text x={0} y={y + 16} className="fill-ink text-sm">
              {label}
            </text>
            <text x={width} y={y + 16} textAnchor="end" className="fill-ink text-sm font-semibold">
              {format(wholes[index] ?? 0)}
            </text>
            {series.map(({ name, values }, place) => {
              const length = ((values[index] ?? 0) / highest) * width
              const start = x
              x += length
              return (
                <rect
                  key={name}
                  x={start}
                  y={y + 24}
                  width={length}
                  height={16}
                  fill={`url(#${id}-${place})`}
                />
              )
            })}
          </g>
        )
      })}
    </svg>
  )
}
