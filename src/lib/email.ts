import { withoutUnseen } from './pasted'

/**
 * The address that was typed or pasted, without what comes along: characters that nobody sees, space, a
 * link's `mailto:`, and the stop that a phone writes for two spaces, or a sentence behind it.
 */
export function emailAddress(typed: string): string {
  return withoutUnseen(typed).replace(/^\s*(mailto:)?|[\s.,;]+$/gi, '')
}

/** How an address is known again, whatever its case. Vaults are found by it: it has to stay as it is. */
export function knownAddress(email: string): string {
  return email.trim().toLowerCase()
}
