/** How much of a file is sealed or hashed at once, in bytes: the page is blocked meanwhile. */
export const pieceSize = 1_000_000

/** Views of a file's bytes, one after another; at least one, which is empty for an empty file. */
export function piecesOf(bytes: ArrayBuffer): Uint8Array<ArrayBuffer>[] {
  const count = Math.max(1, Math.ceil(bytes.byteLength / pieceSize))
  return Array.from({ length: count }, (_, number) => {
    const from = number * pieceSize
    return new Uint8Array(bytes, from, Math.min(pieceSize, bytes.byteLength - from))
  })
}
