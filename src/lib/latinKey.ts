/**
 * What a key writes, or where that is another script, the Latin letter in its place: a keyboard in
 * Gujarati or Hindi has no K, and its key there writes ક or क.
 */
export function latinKey({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  return key > '~' && code.startsWith('Key') ? code.slice(3).toLowerCase() : key
}
