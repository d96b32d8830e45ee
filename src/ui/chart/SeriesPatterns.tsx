/**
 * The fills of the first three series: plain, hatched and dotted, so that they can be told apart
 * without colour.
 */
export function SeriesPatterns({ id }: { id: string }) {
  return (
    <defs>
      <pattern id={`${id}-0`} width="8" height="8" patternUnits="userSpaceOnUse">
        <rect width="8" height="8" className="fill-brand" />
      </pattern>
      <pattern
        id={`${id}-1`}
        width="6"
        height="6"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width="6" height="6" className="fill-accent" />
        <rect width="1.5" height="6" className="fill-accent-ink" />
      </pattern>
      <pattern id={`${id}-2`} width="6" height="6" patternUnits="userSpaceOnUse">
        <rect width="6" height="6" className="fill-neutral-soft" />
        <circle cx="3" cy="3" r="1.5" className="fill-neutral" />
      </pattern>
    </defs>
  )
}
