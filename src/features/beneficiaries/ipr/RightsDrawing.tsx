type Right = { name: string; amount: string; cap: number; months: readonly [number, number] }

/** Where the months begin, and the width of one. */
const from = 24
const month = 12

/** The four rights side by side: the time for each on a line of months, and the amount as a circle. */
export function RightsDrawing({ rights }: { rights: readonly Right[] }) {
  const most = Math.max(...rights.map(({ cap }) => cap))
  const bottom = 28 + rights.length * 58
  return (
    <svg
      viewBox={`0 0 360 ${bottom + 26}`}
      aria-hidden
      fill="none"
      className="w-full max-w-xl rounded-card border border-line bg-deep text-on-deep"
    >
      {[0, 6, 12, 18].map((at) => (
        <g key={at}>
          <path
            d={`M${from + at * month} 20V${bottom}`}
            stroke="currentColor"
            strokeDasharray="2 5"
            className="opacity-30"
          />
          <text
            x={from + at * month}
            y={bottom + 18}
            textAnchor="middle"
            className="fill-on-deep-muted text-[0.75rem]"
          >
            {at}
          </text>
        </g>
      ))}
      {rights.map(({ name, amount, cap, months: [least, longest] }, index) => {
        const y = 52 + index * 58
        return (
          <g key={name}>
            <text x={from} y={y - 14} className="fill-on-deep text-[0.9rem] font-semibold">
              {name}
            </text>
            <path
              d={`M${from} ${y}h${least * month}`}
              stroke="currentColor"
              strokeWidth="1.5"
              strokeDasharray="4 4"
            />
            <path
              d={`M${from + least * month} ${y}h${(longest - least) * month}m0-7v14m${(least - longest) * month}-14v14`}
              stroke="currentColor"
              strokeWidth="3"
              strokeLinecap="round"
            />
            {/* The circle's area is proportional to the amount. */}
            <circle cx="302" cy={y - 6} r={30 * Math.sqrt(cap / most)} className="fill-accent" />
            <text
              x={from + 18 * month}
              y={y - 14}
              textAnchor="end"
              className="fill-accent text-[0.9rem] font-semibold"
            >
              {amount}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
