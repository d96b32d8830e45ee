/** What a hash names. One that does not decode, as in a truncated link, names nothing but is no error either. */
export function elementNamed(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null
  }
}
