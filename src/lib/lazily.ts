/** Makes something on first use, once: an `Intl` object costs a phone up to 80 ms. */
export function lazily<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined
  return () => (made ??= make())
}
