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
