/**
 * Whether a key is an input method's, such as the one that ends a word or takes it back. In Safari that
 * one comes after the end of the word and is known by its code alone (webkit.org/b/165004).
 */
export function isComposing({ isComposing, keyCode }: KeyboardEvent): boolean {
  return isComposing || keyCode === 229
}
