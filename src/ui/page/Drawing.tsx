import { lineIcons, type LineIconName } from './lineIcons'

/** An icon drawn large, like on a drawing board, with construction lines and dimensions. */
export function Drawing({ icon }: { icon: LineIconName }) {
  return (
    <svg viewBox="0 0 240 240" aria-hidden fill="none" className="w-full">
      <g stroke="currentColor" className="opacity-25">
        <circle cx="120" cy="120" r="100" strokeDasharray="2 5" />
        <circle cx="120" cy="120" r="72" />
        <path d="M120 4v232M4 120h232" strokeDasharray="10 4 2 4" />
        <path d="m49 49 142 142M191 49 49 191" strokeDasharray="2 5" />
      </g>
      <g stroke="currentColor" className="opacity-50">
        <path d="M20 226h200M20 221v10M220 221v10M226 48v144M221 48h10M221 192h10" />
      </g>
      <g
        transform="translate(48 48) scale(6)"
        stroke="currentColor"
        strokeWidth="0.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d={lineIcons[icon].line} />
        <path d={lineIcons[icon].accent} className="stroke-accent" strokeWidth="0.75" />
      </g>
    </svg>
  )
}
