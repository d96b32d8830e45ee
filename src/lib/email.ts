import { withoutUnseen } from './pasted'

/** The address that was typed or pasted, without space around it or characters that nobody sees. */
export function emailAddress(typed: string): string {
  return withoutUnseen(typed).trim()
}

/** How an address is known again, whatever its case. Vaults are found by it: it has to stay as it is. */
export function knownAddress(email: string): string {
  return email.trim().toLowerCase()
}
