/** Of as many digits a number may not keep the last ones. */
const longNumber = /\d{16}/

/** What a JSON text holds; undefined when it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, longNumber.test(text) ? withAllDigits : undefined) as unknown
  } catch {
    return undefined
  }
}

/**
 * Whole numbers that a number would round are texts of their digits: two people’s ids could become
 * one. Older browsers do not show what was written; there they stay rounded.
 */
function withAllDigits(_name: string, value: unknown, written?: { source?: string }): unknown {
  return isRounded(value) ? (written?.source ?? value) : value
}

/** A whole number that may be another than the one that was written. */
export function isRounded(value: unknown): boolean {
  return Number.isInteger(value) && !Number.isSafeInteger(value)
}
