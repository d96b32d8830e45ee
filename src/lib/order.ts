/**
 * The order of two ISO dates, moments or ids, by the codes of their characters. What a person
 * reads in order takes `localeCompare`, which first reads a language's rules: 30 ms on a cheap phone.
 */
export function compareCodes(a: string, b: string): number {
  return Number(a > b) - Number(a < b)
}
