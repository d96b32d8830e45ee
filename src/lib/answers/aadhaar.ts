import { latinDigits } from '../digits'
import { betweenDigits, twelveDigits } from '../numberPattern'

const ignored = new RegExp(`[${betweenDigits}]`, 'g')

/** The digits of an Aadhaar number as typed, without what stands between them. */
export function aadhaarDigits(typed: string): string {
  return latinDigits(typed).replace(ignored, '')
}

/** `XXXX XXXX 1234`: the only form ever shown outside the number's own input. */
export function maskAadhaar(typed: string): string {
  const digits = aadhaarDigits(typed)
  if (digits === '') return ''
  return digits.length < 4 ? 'XXXX XXXX XXXX' : `XXXX XXXX ${digits.slice(-4)}`
}

/** The last four digits of a complete number; '' for an incomplete one. */
export function lastFour(typed: string): string {
  const digits = aadhaarDigits(typed)
  return /^\d{12}$/.test(digits) ? digits.slice(-4) : ''
}

/** Masks everything in a text that may be an Aadhaar number, except for its last four digits. */
export function maskNumbers(text: string): string {
  return text.replaceAll(twelveDigits, maskAadhaar)
}
