import type { ReactNode } from 'react'
import { labelStride, labelWidth, niceTicks, type DrawingProps } from './chartData'

/** Room for the labels of the vertical axis, in pixels. */
const axisWidth = 64

const top = 20

/** Where the horizontal axis is, in pixels from the top. */
export const bottom = 228

/** A drawing between two axes: labels from left to right, values from the bottom up. */
export function Plot({
  width,
  labels,
  series,
  format,
  children,
}: Pick<DrawingProps, 'width' | 'labels' | 'series' | 'format'> & {
  /** Draws the values; `band` is the room for each label, in pixels. */
  children: (at: {
    x: (index: number) => number
    y: (value: number) => number
    band: number
  }) => ReactNode
}) {
  const ticks = niceTicks(Math.max(0, ...series.flatMap(({ values }) => values)))
  const highest = ticks.at(-1) ?? 1
  const y = (value: number) => bottom - (value / highest) * (bottom - top)
  const band = (width - axisWidth) / Math.max(1, labels.length)
  const x = (index: number) => axisWidth + band * (index + 0.5)
  const stride = labelStride(labels, band)
  return (
    <svg
      viewBox={`0 0 ${width} 256`}
      width={`${width / 16}rem`}
      className="block h-auto max-w-full"
      aria-hidden
    >
      {ticks.map((tick) => (
        <g key={tick}>
          <line x1={axisWidth} x2={width} y1={y(tick)} y2={y(tick)} className="stroke-line" />
          <text
            x={axisWidth - 6}
            y={y(tick) + 4}
            textAnchor="end"
            className="fill-muted text-[12px]"
          >
            {format(tick)}
          </text>
        </g>
      ))}
      {labels.map(
        (label, index) =>
          // The last one has only half its band beside it.
          index % stride === 0 &&
          x(index) + labelWidth(label) / 2 <= width && (
            <text
              key={label}
              x={x(index)}
              y={250}
              textAnchor="middle"
              className="fill-muted text-[12px]"
            >
              {label}
            </text>
          ),
      )}
      {children({ x, y, band })}
    </svg>
  )
}
