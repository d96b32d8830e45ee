import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { piecesOf } from '../lib/answers/pieces'
import { compareCodes } from '../lib/order'
import { turn } from '../lib/turn'

/** SHA-256 as 64 hex digits. Does not use `crypto.subtle`, which is missing on plain-http addresses. */
export function sha256Hex(content: string | Uint8Array): string {
  return bytesToHex(sha256(typeof content === 'string' ? utf8ToBytes(content) : content))
}

/** The same for a file, which may be large: the page can respond between two pieces. */
export async function sha256OfFile(bytes: ArrayBuffer): Promise<string> {
  const hash = sha256.create()
  for (const piece of piecesOf(bytes)) {
    hash.update(piece)
    await turn()
  }
  return bytesToHex(hash.digest())
}

/** Whether two values are equal, whatever the order of their keys. */
export function isSame(one: unknown, other: unknown): boolean {
  return canonicalJson(one) === canonicalJson(other)
}

/** JSON with sorted keys, so that equal content gives equal text. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => compareCodes(a, b)))
      : inner,
  )
}
