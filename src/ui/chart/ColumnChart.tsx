import { labelStride, type DrawingProps } from './chartData'
import { bottom, Plot } from './Plot'

/** Columns side by side for each label. */
export function ColumnChart({ id, labels, series, format, ...plot }: DrawingProps) {
  return (
    <Plot labels={labels} series={series} format={format} {...plot}>
      {({ x, y, band }) => {
        const width = Math.min(48, (band * 0.76) / series.length)
        // Figures above the columns only if all of them fit; they are in the table anyway.
        const figures = series.flatMap(({ values }) => values.map(format))
        const roomy = labelStride(figures, series.length === 1 ? band : width) === 1
        return labels.map((label, index) =>
          series.map(({ name, values }, place) => {
            const value = values[index] ?? 0
            const left = x(index) + width * (place - series.length / 2)
            return (
              <g key={`${label} ${name}`}>
                <rect
                  x={left + 1}
                  y={y(value)}
                  width={Math.max(1, width - 2)}
                  height={bottom - y(value)}
                  fill={`url(#${id}-${place})`}
                />
                {roomy && (
                  <text
                    x={left + width / 2}
                    y={y(value) - 5}
                    textAnchor="middle"
                    className="fill-ink text-[12px]"
                  >
                    {format(value)}
                  </text>
                )}
              </g>
            )
          }),
        )
      }}
    </Plot>
  )
}
