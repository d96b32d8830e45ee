import { piecesOf } from '../../lib/answers/pieces'
import { turn } from '../../lib/turn'
import { seal, unseal, type Sealed } from './cipher'
import { SealBrokenError } from './sealErrors'

/** A file as it is stored in a sealed row: whole, as earlier versions stored every file, or in pieces. */
export type SealedFile = Sealed | { pieces: Sealed[] }

/** What a file's seal is bound to: the whole file, or one of this many pieces. */
type About = (...piece: [] | [number: number, of: number]) => string

/** A large file is sealed in pieces: Chromium does this on the page's thread, which is blocked meanwhile. */
export async function sealFile(
  key: CryptoKey,
  bytes: ArrayBuffer,
  about: About,
): Promise<SealedFile> {
  const parts = piecesOf(bytes)
  if (parts.length === 1) return seal(key, bytes, about())
  const pieces: Sealed[] = []
  for (const [number, part] of parts.entries()) {
    pieces.push(await seal(key, part, about(number, parts.length)))
    await turn()
  }
  return { pieces }
}

/** Throws when a piece is missing, changed or moved. */
export async function unsealFile(
  key: CryptoKey,
  file: SealedFile,
  about: About,
): Promise<ArrayBuffer> {
  if (!('pieces' in file)) return unseal(key, file, about())
  const of = file.pieces.length
  // Each piece knows how many there are; that there is none, no piece can tell.
  if (of === 0) throw new SealBrokenError()
  const opened: ArrayBuffer[] = []
  for (const [number, piece] of file.pieces.entries()) {
    opened.push(await unseal(key, piece, about(number, of)))
    await turn()
  }
  const whole = new Uint8Array(opened.reduce((sum, { byteLength }) => sum + byteLength, 0))
  let from = 0
  for (const piece of opened) {
    whole.set(new Uint8Array(piece), from)
    from += piece.byteLength
  }
  return whole.buffer
}
