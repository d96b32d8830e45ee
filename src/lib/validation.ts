/** A rule: the message when the value breaks it, else undefined. */
export type Rule = (value: string) => string | undefined

/** Text, @, text, dot, text (spec §5). */
export const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

export function required(message: string): Rule {
  return (value) => (value.trim() === '' ? message : undefined)
}

export function matches(pattern: RegExp, message: string): Rule {
  return (value) => (pattern.test(value) ? undefined : message)
}

export function minLength(length: number, message: string): Rule {
  return (value) => (value.length < length ? message : undefined)
}

export function maxLength(length: number, message: string): Rule {
  return (value) => (value.length > length ? message : undefined)
}

/** The message of the first rule that the value breaks. */
export function firstProblem(value: string, rules: readonly Rule[]): string | undefined {
  for (const rule of rules) {
    const message = rule(value)
    if (message !== undefined) return message
  }
  return undefined
}

/** A number as people type it: `2,50,000`, `₹ 500`. NaN when it is none. */
export function parseNumber(typed: string): number {
  const plain = typed.replace(/[,\s₹]/g, '')
  return plain === '' ? Number.NaN : Number(plain)
}
