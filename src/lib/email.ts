import { withoutUnseen } from './pasted'

/** The address that was typed or pasted, without space around it or characters that nobody sees. */
export function emailAddress(typed: string): string {
  return withoutUnseen(typed).trim()
}
