import { latinDigits } from '../digits'
import { betweenDigits } from '../numberPattern'

const ignored = new RegExp(`[${betweenDigits}()（）]`, 'g')

/**
 * The digits of an Indian mobile number as people type it, without what stands between them,
 * and a leading +91 or 0. Anything else is returned as typed.
 */
export function mobileDigits(typed: string): string {
  const plain = latinDigits(typed)
    .replace(ignored, '')
    .replace(/^([+＋]91|0)(?=\d{10}$)/, '')
  return /^\d{10}$/.test(plain) ? plain : typed
}
