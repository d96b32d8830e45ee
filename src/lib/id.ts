/**
 * A random id of 26 base-32 characters (130 bits). On plain-http addresses, where the portal must
 * work too, `crypto.randomUUID` is missing; `getRandomValues` is not.
 */
export function randomId(): string {
  const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'
  const bytes = crypto.getRandomValues(new Uint8Array(26))
  return Array.from(bytes, (byte) => alphabet[byte % 32]).join('')
}
