import { latinDigits } from '../digits'
import { emailAddress } from '../email'
import { isBlank, withoutUnseen } from '../pasted'

/** A rule: returns the message when the value breaks it, else undefined. */
export type Rule = (value: string) => string | undefined

export function required(message: string): Rule {
  return (value) => (isBlank(value) ? message : undefined)
}

export function matches(pattern: RegExp, message: string): Rule {
  return (value) => (pattern.test(value) ? undefined : message)
}

/** Text, @, text, dot, text (spec §5), as `emailAddress` reads what was typed. */
export function email(message: string): Rule {
  return (typed) => (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(emailAddress(typed)) ? undefined : message)
}

export function minLength(length: number, message: string): Rule {
  return (value) => (value.length < length ? message : undefined)
}

export function maxLength(length: number, message: string): Rule {
  return (value) => (value.length > length ? message : undefined)
}

/** The message of the first broken rule. */
export function firstProblem(value: string, rules: readonly Rule[]): string | undefined {
  for (const rule of rules) {
    const message = rule(value)
    if (message !== undefined) return message
  }
  return undefined
}

/** A number as people type it: `2,50,000`, `₹ 500`, `Rs. 500/-`, `૫૦૦`. NaN when it is not a number. */
export function parseNumber(typed: string): number {
  const plain = withoutTrimmings(typed)
  return plain === '' ? Number.NaN : Number(plain)
}

/**
 * Whether a number is written in digits, as people do; `1e5` and `0x1F4` are numbers to a computer
 * alone.
 */
export function isInDigits(typed: string): boolean {
  return /^-?(?:\d+\.?\d*|\.\d+)$/.test(withoutTrimmings(typed))
}

function withoutTrimmings(typed: string): string {
  return withoutUnseen(latinDigits(typed))
    .replace(/[,，\s]/g, '')
    .replace(/^(?:[₹₨]|(?:rs|inr|રૂ|રુ|रू|रु)\.?)/i, '')
    .replace(/\/[-=‐-―−]?$/, '')
    .replace(/^−/, '-')
}
