const regions = [
  { name: 'Kutch', outline: 'M14 62 70 44l52 10 8 40-40 14-62-4Z', x: 72, y: 80 },
  { name: 'North', outline: 'm128 52 40-26 58 12 10 52-42 20-56-16Z', x: 182, y: 72 },
  { name: 'Saurashtra', outline: 'm22 122 66-8 46-8 10 50-22 46-58 14-40-44Z', x: 82, y: 164 },
  { name: 'Central', outline: 'm140 104 56 14 42-20 8 56-38 28-58-24Z', x: 194, y: 142 },
  { name: 'South', outline: 'm150 170 58 24 36-26-6 66-24 40-46-8-20-40Z', x: 196, y: 228 },
]

/** Where the five regions lie to one another. Not to scale, and the list beside it says the same. */
export function RegionsDrawing() {
  return (
    <svg viewBox="0 0 260 290" aria-hidden className="w-full max-w-xs">
      {regions.map((region) => (
        <g key={region.name}>
          <path
            d={region.outline}
            className="fill-brand-soft stroke-brand"
            strokeWidth="1.5"
            strokeLinejoin="round"
          />
          <circle cx={region.x} cy={region.y - 18} r="4" className="fill-accent" />
          <text
            x={region.x}
            y={region.y + 4}
            textAnchor="middle"
            className="fill-ink text-[0.8rem] font-semibold"
          >
            {region.name}
          </text>
        </g>
      ))}
    </svg>
  )
}
