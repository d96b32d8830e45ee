/** The digits of an Aadhaar number as typed: spaces and hyphens are fine while typing. */
export function aadhaarDigits(typed: string): string {
  return typed.replace(/[\s-]/g, '')
}

/** `XXXX XXXX 1234`: all that is ever shown outside the number's own input. */
export function maskAadhaar(typed: string): string {
  const digits = aadhaarDigits(typed)
  if (digits === '') return ''
  return digits.length < 4 ? 'XXXX XXXX XXXX' : `XXXX XXXX ${digits.slice(-4)}`
}
