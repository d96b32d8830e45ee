import { aadhaarDigits } from '../../lib/aadhaar'
import { emailPattern, matches, parseNumber, required, type Rule } from '../../lib/validation'

/** Spec §9: financialAssistance 1 to 250000. */
export const assistanceLimits = { min: 1, max: 250_000 } as const

export const emailRules: readonly Rule[] = [
  required('Enter an email address'),
  matches(emailPattern, 'Enter an email address like name@example.com'),
]

/** Exactly 10 digits (spec §5). */
export const mobileRules: readonly Rule[] = [
  required('Enter a mobile number'),
  matches(/^\d{10}$/, 'Enter a mobile number of exactly 10 digits, without +91'),
]

/** Exactly 12 digits (spec §5); spaces and hyphens while typing are fine. */
export const aadhaarRules: readonly Rule[] = [
  required('Enter the 12 digits of the Aadhaar number'),
  (typed) =>
    /^\d{12}$/.test(aadhaarDigits(typed))
      ? undefined
      : 'The Aadhaar number must have exactly 12 digits',
]

/** A number as typed, from `min` to `max`. */
export function numberRules(noun: string, limits: { min: number; max?: number }): readonly Rule[] {
  const range =
    limits.max === undefined
      ? `${noun} must be a number of ${limits.min} or more`
      : `${noun} must be a number from ${limits.min} to ${limits.max}`
  return [
    required(`Enter ${noun.charAt(0).toLowerCase()}${noun.slice(1)}`),
    (typed) => {
      const value = parseNumber(typed)
      const inRange = value >= limits.min && (limits.max === undefined || value <= limits.max)
      return Number.isFinite(value) && inRange ? undefined : range
    },
  ]
}
