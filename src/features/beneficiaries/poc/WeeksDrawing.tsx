/** The width of one week. */
const week = 40

/** The stages of a decision as steps down the weeks; `weeks` has the length of each stage, in order. */
export function WeeksDrawing({ weeks }: { weeks: readonly number[] }) {
  const all = weeks.reduce((sum, length) => sum + length, 0)
  const bars = weeks.map((length, index) => ({
    x: 20 + week * weeks.slice(0, index).reduce((sum, before) => sum + before, 0),
    y: 44 + index * 34,
    width: week * length,
    number: index + 1,
    last: index === weeks.length - 1,
  }))
  const bottom = 44 + weeks.length * 34
  return (
    <svg
      viewBox={`0 0 ${40 + week * all} ${bottom + 12}`}
      aria-hidden
      fill="none"
      className="w-full max-w-xl rounded-card border border-line bg-deep text-on-deep"
    >
      {Array.from({ length: all + 1 }, (_, at) => (
        <g key={at}>
          <path
            d={`M${20 + at * week} 30V${bottom}`}
            stroke="currentColor"
            className="opacity-25"
            strokeDasharray="2 5"
          />
          {at < all && (
            <text
              x={20 + (at + 0.5) * week}
              y="22"
              textAnchor="middle"
              className="fill-on-deep-muted text-[0.8rem]"
            >
              {at + 1}
            </text>
          )}
        </g>
      ))}
      {bars.map(({ x, y, width, number, last }) => (
        <g key={number}>
          {!last && (
            <path
              d={`M${x + width} ${y + 12}v34`}
              stroke="currentColor"
              strokeWidth="1.5"
              className="opacity-60"
            />
          )}
          <rect
            x={x}
            y={y}
            width={width}
            height="24"
            rx="4"
            strokeWidth="2"
            className={last ? 'fill-accent stroke-accent' : 'fill-deep stroke-on-deep'}
          />
          <text
            x={x + width / 2}
            y={y + 17}
            textAnchor="middle"
            className={`text-[0.9rem] font-semibold ${last ? 'fill-on-accent' : 'fill-on-deep'}`}
          >
            {number}
          </text>
        </g>
      ))}
    </svg>
  )
}
