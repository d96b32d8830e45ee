import type { DrawingProps } from './chartData'

/**
 * One bar for each label, its parts end to end, with name and total above it: for long names on small
 * screens. They are text of the page, which an SVG would not wrap.
 */
export function BarChart({ id, labels, series, starts, format }: Omit<DrawingProps, 'width'>) {
  const bars = labels.map((label, index) => ({
    label,
    start: starts?.[index] ?? 0,
    whole: series.reduce((sum, { values }) => sum + (values[index] ?? 0), 0),
  }))
  const highest = Math.max(...bars.map(({ start, whole }) => start + whole), Number.MIN_VALUE)
  const percent = (value: number) => `${(value / highest) * 100}%`
  return (
    <div aria-hidden className="space-y-3 text-sm">
      {bars.map(({ label, start, whole }, index) => {
        let x = start
        return (
          <div key={label}>
            <p className="flex flex-wrap gap-x-3">
              <span className="flex-1 wrap-break-word">{label}</span>
              <span className="ml-auto font-semibold whitespace-nowrap">{format(whole)}</span>
            </p>
            <svg width="100%" height="16" className="mt-1 block">
              {series.map(({ name, values }, place) => {
                const value = values[index] ?? 0
                const left = x
                x += value
                return (
                  <rect
                    key={name}
                    x={percent(left)}
                    width={percent(value)}
                    height={16}
                    fill={`url(#${id}-${place})`}
                  />
                )
              })}
            </svg>
          </div>
        )
      })}
    </div>
  )
}
