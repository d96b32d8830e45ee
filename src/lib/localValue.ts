/** Where storage is blocked or full, the value lasts as long as the page. */
type StoredValue<Value> = {
  /** Null when there is no value, or one that is not accepted. */
  read: () => Value | null
  write: (value: Value) => void
  remove: () => void
}

/** A text in local storage: for every tab, and for the next visit. */
export function localValue(key: string): StoredValue<string>
export function localValue<Value extends string>(
  key: string,
  parse: (text: string) => Value | null,
): StoredValue<Value>
export function localValue(
  key: string,
  parse: (text: string) => string | null = (text) => text,
): StoredValue<string> {
  const { read, ...stored } = storedText(() => localStorage, key)
  return {
    ...stored,
    read: () => {
      const text = read()
      return text === null ? null : parse(text)
    },
  }
}

/**
 * A value in session storage: for this tab alone, over reloads and changes of language. Nothing but
 * this, and the boot script (`index.html`) in its form, ever writes it.
 */
export function tabValue<Value>(key: string): StoredValue<Value> {
  const { read, write, remove } = tabText(key)
  return {
    read: () => JSON.parse(read() ?? 'null') as Value | null,
    write: (value) => write(JSON.stringify(value)),
    remove,
  }
}

/** The same for a text, stored as it is. */
export function tabText(key: string): StoredValue<string> {
  return storedText(() => sessionStorage, key)
}

function storedText(storage: () => Storage, key: string): StoredValue<string> {
  // A value that the storage refused; undefined while the storage is up to date.
  let memory: string | null | undefined

  function set(text: string | null): void {
    try {
      if (text === null) storage().removeItem(key)
      else storage().setItem(key, text)
      memory = undefined
    } catch {
      memory = text
    }
  }

  return {
    read() {
      if (memory !== undefined) return memory
      try {
        return storage().getItem(key)
      } catch {
        return null
      }
    },
    write: set,
    remove: () => set(null),
  }
}
