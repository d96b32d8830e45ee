import type { DrawingProps } from './chartData'
import { lineLook } from './lineLook'
import { LinePoint } from './LinePoint'
import { Plot } from './Plot'

/** A line for each series, with a point at each label. */
export function LineChart({ labels, series, ...plot }: DrawingProps) {
  return (
    <Plot labels={labels} series={series} {...plot}>
      {({ x, y }) =>
        series.map(({ name, values }, place) => {
          const { line, dash } = lineLook(place)
          return (
            <g key={name}>
              <polyline
                points={values.map((value, index) => `${x(index)},${y(value)}`).join(' ')}
                fill="none"
                strokeWidth={2.5}
                strokeDasharray={dash}
                className={line}
              />
              {values.map((value, index) => (
                <LinePoint key={labels[index]} place={place} x={x(index)} y={y(value)} />
              ))}
            </g>
          )
        })
      }
    </Plot>
  )
}
