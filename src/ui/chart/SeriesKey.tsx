import { lineLook } from './lineLook'
import { LinePoint } from './LinePoint'

/** What a series looks like in its chart, beside its name: its line, or the pattern of its bars. */
export function SeriesKey({ id, place, line }: { id: string; place: number; line: boolean }) {
  if (!line) {
    return (
      <svg width="16" height="16" aria-hidden>
        <rect width="16" height="16" fill={`url(#${id}-${place})`} />
      </svg>
    )
  }
  const look = lineLook(place)
  return (
    <svg width="36" height="16" aria-hidden>
      <path d="M0 8h36" strokeWidth={2.5} strokeDasharray={look.dash} className={look.line} />
      <LinePoint place={place} x={18} y={8} />
    </svg>
  )
}
