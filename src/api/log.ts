import { twelveDigits } from '../lib/numberPattern'

/*
 * Requests, answers and errors go to the console (spec §7), never with a password, a token, an
 * Aadhaar number or a file in them.
 */

const secretKeys =
  /password|token|authori[sz]ation|aadha?ar|employerid|cookie|jwt|session|^(?:access|refresh|otp|key)$/i

/** A token as JWT has it, or as a header has any. */
const tokens = /eyJ[\w-]+(?:\.[\w-]+){1,4}|Bearer \S+/g

/** Far deeper than anything in the contract; a hostile answer could otherwise exhaust the stack. */
const deepest = 12

/**
 * A copy that is safe to print: secrets, found by key or by shape, become `[redacted]`, files become
 * their size, and whatever is nested too deep is left out.
 */
export function redact(value: unknown, depth = 0): unknown {
  if (typeof value === 'string')
    return value.replaceAll(tokens, '[redacted]').replaceAll(twelveDigits, '[redacted]')
  if (typeof value !== 'object' || value === null) return value
  if (value instanceof ArrayBuffer) return `[file of ${value.byteLength} bytes]`
  if (value instanceof Blob) return `[file of ${value.size} bytes]`
  if (depth === deepest) return '[too deep]'
  if (Array.isArray(value)) return value.map((inner) => redact(inner, depth + 1))
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      secretKeys.test(key) && inner !== '' && inner != null
        ? '[redacted]'
        : redact(inner, depth + 1),
    ]),
  )
}

export function log(event: string, detail?: unknown): void {
  console.info(`[ssip] ${event}`, redact(detail) ?? '')
}

export function logError(event: string, error: unknown): void {
  const detail = error instanceof Error ? `${error.name}: ${error.message}` : error
  console.error(`[ssip] ${event}`, redact(detail) ?? '')
}

/** Forgets what was logged: the browser would show it to whoever opens its developer tools next. */
export function clearLog(): void {
  console.clear()
}
