const looks = [
  { line: 'stroke-brand', dash: undefined, fill: 'fill-brand' },
  { line: 'stroke-accent-ink', dash: '7 4', fill: 'fill-accent-ink' },
  { line: 'stroke-neutral', dash: '2 4', fill: 'fill-neutral' },
] as const

/** How the line of a series is drawn, in its chart and in the key above it. */
export function lineLook(place: number) {
  return looks[place % looks.length] ?? looks[0]
}
