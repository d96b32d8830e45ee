import type { DrawingProps } from './chartData'

const rowHeight = 54

/**
 * One bar for each label, its parts end to end, with name and total above it: for long names on small
 * screens.
 */
export function BarChart({ id, width, labels, series, starts, format }: DrawingProps) {
  const bars = labels.map((label, index) => ({
    label,
    start: starts?.[index] ?? 0,
    whole: series.reduce((sum, { values }) => sum + (values[index] ?? 0), 0),
  }))
  const highest = Math.max(...bars.map(({ start, whole }) => start + whole), Number.MIN_VALUE)
  return (
    <svg
      viewBox={`0 0 ${width} ${labels.length * rowHeight}`}
      width={width}
      className="block h-auto max-w-full"
      aria-hidden
    >
      {bars.map(({ label, start, whole }, index) => {
        const y = index * rowHeight
        let x = (start / highest) * width
        return (
          <g key={label}>
            <text x={0} y={y + 16} className="fill-ink text-sm">
              {label}
            </text>
            <text x={width} y={y + 16} textAnchor="end" className="fill-ink text-sm font-semibold">
              {format(whole)}
            </text>
            {series.map(({ name, values }, place) => {
              const length = ((values[index] ?? 0) / highest) * width
              const left = x
              x += length
              return (
                <rect
                  key={name}
                  x={left}
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
