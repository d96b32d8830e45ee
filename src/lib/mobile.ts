import { latinDigits } from './digits'

/**
 * The digits of an Indian mobile number as people type it, without spaces, hyphens, and a leading +91
 * or 0. Anything else is returned as typed.
 */
export function mobileDigits(typed: string): string {
  const plain = latinDigits(typed)
    .replace(/[\s()-]/g, '')
    .replace(/^(\+91|0)(?=\d{10}$)/, '')
  return /^\d{10}$/.test(plain) ? plain : typed
}
