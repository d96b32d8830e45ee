/** A text in local storage; where that is blocked or full, it lasts as long as the page. */
export type LocalValue<Value extends string> = {
  /** Null when there is no value, or none that `parse` accepts. */
  read: () => Value | null
  write: (value: Value) => void
  remove: () => void
}

export function localValue(key: string): LocalValue<string>
export function localValue<Value extends string>(
  key: string,
  parse: (text: string) => Value | null,
): LocalValue<Value>
export function localValue(
  key: string,
  parse: (text: string) => string | null = (text) => text,
): LocalValue<string> {
  // A value that the storage refused; undefined while the storage is up to date.
  let memory: string | null | undefined

  function set(text: string | null): void {
    try {
      if (text === null) localStorage.removeItem(key)
      else localStorage.setItem(key, text)
      memory = undefined
    } catch {
      memory = text
    }
  }

  function text(): string | null {
    if (memory !== undefined) return memory
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }

  return {
    read: () => {
      const found = text()
      return found === null ? null : parse(found)
    },
    write: set,
    remove: () => set(null),
  }
}
