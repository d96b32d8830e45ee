/**
 * A foreign text without the signs that turn what follows them round (bidi overrides, embeddings and
 * isolates), which in a sentence would be the portal's own words. What is stored keeps them.
 */
export function withoutTurns(text: string): string {
  return text.replace(/[\u202A-\u202E\u2066-\u2069]/g, '')
}
