/** Room for the labels of the axis, in pixels. */
export const axisWidth = 64

/** The lines and numbers of a vertical axis. */
export function ValueAxis({
  ticks,
  width,
  y,
  format,
}: {
  ticks: readonly number[]
  width: number
  y: (value: number) => number
  format: (value: number) => string
}) {
  return ticks.map((tick) => (
    <g key={tick}>
      <line x1={axisWidth} x2={width} y1={y(tick)} y2={y(tick)} className="stroke-line" />
      <text x={axisWidth - 6} y={y(tick) + 4} textAnchor="end" className="fill-muted text-xs">
        {format(tick)}
      </text>
    </g>
  ))
}
