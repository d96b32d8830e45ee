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

/**
 * Strength of a password (spec §4): one point each for length 6 or more, a lowercase letter, an
 * uppercase letter, a digit and a special character. Below 2 is weak, below 4 medium, else strong.
 */
export function passwordStrength(password: string): {
  points: number
  level: 'weak' | 'medium' | 'strong'
} {
  const points = [
    password.length >= 6,
    /[a-z]/.test(password),
    /[A-Z]/.test(password),
    /\d/.test(password),
    /[^A-Za-z0-9]/.test(password),
  ].filter(Boolean).length
  return { points, level: points < 2 ? 'weak' : points < 4 ? 'medium' : 'strong' }
}
