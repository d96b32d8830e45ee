/** A value that changes outside React, which follows it by `useStore`. */
export type Readable<Value> = {
  readonly read: () => Value
  /** Returns the function that ends the subscription. */
  readonly subscribe: (listener: () => void) => () => void
}

/** A value that notifies its listeners of every change; the only such list of listeners in the portal. */
export class Store<Value> implements Readable<Value> {
  readonly #listeners = new Set<() => void>()
  #value: Value

  constructor(first: Value) {
    this.#value = first
  }

  // Arrow functions, so that they can be passed to React as they are.
  readonly read = (): Value => this.#value

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
    }
  }

  set(next: Value): void {
    if (Object.is(next, this.#value)) return
    this.#value = next
    // A copy, because a listener may unsubscribe itself or another one.
    for (const listener of Array.from(this.#listeners)) listener()
  }
}

/** Resolves when the value fits: at once if it does, and not if it no longer does by then. */
export async function until<Value>(
  { read, subscribe }: Readable<Value>,
  fits: (value: Value) => boolean,
): Promise<void> {
  while (!fits(read())) {
    await new Promise<void>((resolve) => {
      const stop = subscribe(() => {
        stop()
        resolve()
      })
    })
  }
}
