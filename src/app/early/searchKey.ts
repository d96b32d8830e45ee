/**
 * Whether this is Ctrl+K or ⌘K. A keyboard in Gujarati or Hindi has no K: the key in its place, which
 * writes ક or क, counts.
 */
export function isSearchKey(event: KeyboardEvent): boolean {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey } = event
  const isK = key.toLowerCase() === 'k' || (code === 'KeyK' && key > '~')
  return isK && (ctrlKey || metaKey) && !altKey && !shiftKey
}
