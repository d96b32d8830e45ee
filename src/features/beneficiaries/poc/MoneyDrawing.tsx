/** The centres of the three parts on the line of months, and the size of each. */
const places = [
  { x: 48, radius: 36 },
  { x: 170, radius: 36 },
  { x: 286, radius: 25 },
] as const

/**
 * The parts of a grant on a line of twelve months, each as large as its share, with the extension
 * dashed.
 */
export function MoneyDrawing({ shares }: { shares: readonly string[] }) {
  return (
    <svg
      viewBox="0 0 360 168"
      aria-hidden
      fill="none"
      className="w-full max-w-xl rounded-card border border-line bg-deep text-on-deep"
    >
      <g stroke="currentColor" className="opacity-15">
        <path d="M0 24h360M0 48h360M0 72h360M0 96h360M0 120h360M0 144h360" />
      </g>
      <g stroke="currentColor" className="opacity-50">
        <path d="M48 16v136M286 16v136" strokeDasharray="12 4 2 4" />
        <path d="M48 152h238M48 147v10M286 147v10m-232-8-6 3 6 3m226-6 6 3-6 3" />
      </g>
      <path
        d="M286 124h66m-6-5 6 5-6 5"
        stroke="currentColor"
        strokeWidth="2"
        strokeDasharray="5 5"
      />
      <path d="M48 124h238" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
      <path
        d={Array.from({ length: 13 }, (_, month) => `M${48 + (month * 238) / 12} 118v12`).join('')}
        stroke="currentColor"
        strokeWidth="1.5"
      />
      {places.map(({ x, radius }, index) => (
        <g key={x}>
          <path d={`M${x} ${70 + radius}V124`} stroke="currentColor" strokeWidth="1.5" />
          <circle
            cx={x}
            cy="70"
            r={radius + 7}
            stroke="currentColor"
            strokeDasharray="2 5"
            className="opacity-40"
          />
          <circle cx={x} cy="70" r={radius} className="fill-accent" />
          <circle
            cx={x}
            cy="124"
            r="5"
            className="fill-deep"
            stroke="currentColor"
            strokeWidth="1.5"
          />
          <text
            x={x}
            y="77"
            textAnchor="middle"
            className="fill-on-accent text-[1.25rem] font-semibold"
          >
            {shares[index]}
          </text>
        </g>
      ))}
    </svg>
  )
}
