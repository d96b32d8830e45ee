export type EventFill = 'almost-full' | 'filling-fast' | 'available'

/** How full an event is (spec §4): 90 % or more, 70 % or more, otherwise available. */
export function eventFill(registered: number, capacity: number): EventFill {
  const share = registered / capacity
  if (share >= 0.9) return 'almost-full'
  return share >= 0.7 ? 'filling-fast' : 'available'
}

export const eventFillTone = {
  'almost-full': 'bad',
  'filling-fast': 'warn',
  available: 'good',
} as const satisfies Record<EventFill, string>

/** Colour of a progress bar (spec §4): 70 or more green, 40 or more yellow, below that red. */
export function progressTone(percent: number): 'good' | 'warn' | 'bad' {
  if (percent >= 70) return 'good'
  if (percent >= 40) return 'warn'
  return 'bad'
}
