import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/*
 * The two primitives of a shared computer, both from WebCrypto (docs/decisions/shared-computer.md):
 * AES-256-GCM with a fresh random nonce of 96 bits for each write, and PBKDF2-SHA-256.
 */

/** Encrypted bytes, which only the key opens, and only together with the right `about`. */
export type Sealed = { iv: Uint8Array<ArrayBuffer>; data: ArrayBuffer }

const aes = { name: 'AES-GCM', length: 256 }
const uses: KeyUsage[] = ['encrypt', 'decrypt']

/** OWASP's recommended count for PBKDF2-HMAC-SHA-256. */
export const passwordRounds = 600_000

/** For values that are not secret themselves but must be slow to guess. */
export const tagRounds = 150_000

/** `about` is bound to the result, which opens only with the very same text. */
export async function seal(key: CryptoKey, clear: BufferSource, about: string): Promise<Sealed> {
  const iv = randomBytes(12)
  const additionalData = utf8ToBytes(about)
  const data = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData }, key, clear)
  return { iv, data }
}

/** Throws an `OperationError` for a wrong key, a different `about` or changed bytes. */
export function unseal(key: CryptoKey, { iv, data }: Sealed, about: string): Promise<ArrayBuffer> {
  const additionalData = utf8ToBytes(about)
  return crypto.subtle.decrypt({ name: 'AES-GCM', iv, additionalData }, key, data)
}

/** The key derived from a password and this salt. Scripts cannot export it. */
export async function keyOfPassword(
  password: string,
  salt: Uint8Array<ArrayBuffer>,
  rounds: number,
): Promise<CryptoKey> {
  return crypto.subtle.deriveKey(slowly(salt, rounds), await material(password), aes, false, uses)
}

/** A stand-in for a text that must not be readable, as 32 hex digits: slow to guess. */
export async function tagOf(
  text: string,
  salt: Uint8Array<ArrayBuffer>,
  rounds: number,
): Promise<string> {
  const bits = await crypto.subtle.deriveBits(slowly(salt, rounds), await material(text), 128)
  return bytesToHex(new Uint8Array(bits))
}

/** A new key for rows. It can be exported, because its bytes are stored, sealed, in the vault. */
export function newRowKey(): Promise<CryptoKey> {
  return crypto.subtle.generateKey(aes, true, uses)
}

export function rowKeyOf(bytes: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', bytes, aes, true, uses)
}

export function randomBytes(count: number): Uint8Array<ArrayBuffer> {
  return crypto.getRandomValues(new Uint8Array(count))
}

export function fromHex(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}

function slowly(salt: Uint8Array<ArrayBuffer>, rounds: number) {
  return { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: rounds }
}

/** Normalised, so that the same letters typed on another keyboard or system give the same key. */
function material(text: string): Promise<CryptoKey> {
  const bytes = utf8ToBytes(text.normalize('NFKC'))
  return crypto.subtle.importKey('raw', bytes, 'PBKDF2', false, ['deriveKey', 'deriveBits'])
}
