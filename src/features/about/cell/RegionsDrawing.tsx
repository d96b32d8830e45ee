import { regionalCells, type RegionId } from './sample'

const outlines: Record<RegionId, { path: string; x: number; y: number }> = {
  kutch: { path: 'M14 62 70 44l52 10 8 40-40 14-62-4Z', x: 72, y: 80 },
  north: { path: 'm128 52 40-26 58 12 10 52-42 20-56-16Z', x: 182, y: 72 },
  saurashtra: { path: 'm22 122 66-8 46-8 10 50-22 46-58 14-40-44Z', x: 82, y: 164 },
  central: { path: 'm140 104 56 14 42-20 8 56-38 28-58-24Z', x: 194, y: 151 },
  south: { path: 'm150 170 58 24 36-26-6 66-24 40-46-8-20-40Z', x: 196, y: 228 },
}

/** The five regions relative to each other. Not to scale; the list beside it says the same. */
export function RegionsDrawing() {
  return (
    <svg
      viewBox="0 0 260 290"
      aria-hidden
      fill="none"
      className="w-full max-w-sm rounded-card border border-line bg-deep text-on-deep"
    >
      <g stroke="currentColor" className="opacity-25">
        <path d="M8 145h244M130 8v274" strokeDasharray="12 4 2 4" />
        <circle cx="130" cy="145" r="112" strokeDasharray="2 5" />
      </g>
      <path
        d="M28 232v36m-8-26 8-10 8 10M22 278h12"
        stroke="currentColor"
        strokeWidth="1.5"
        className="opacity-60"
      />
      {regionalCells.map(({ id, region }) => {
        const { path, x, y } = outlines[id]
        return (
          <g key={id}>
            <path
              d={path}
              className="fill-deep"
              stroke="currentColor"
              strokeWidth="2"
              strokeLinejoin="round"
            />
            <circle cx={x} cy={y - 20} r="9" className="stroke-accent opacity-60" />
            <circle cx={x} cy={y - 20} r="4.5" className="fill-accent" />
            <text
              x={x}
              y={y + 4}
              textAnchor="middle"
              className="fill-on-deep text-[0.8rem] font-semibold"
            >
              {region}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
