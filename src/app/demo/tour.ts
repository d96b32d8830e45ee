/** Which stop of the guided tour is shown; undefined while there is no tour. */
let stop: number | undefined
const listeners = new Set<() => void>()

export const tour = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  read: () => stop,
  goTo(next: number | undefined) {
    stop = next
    for (const listener of listeners) listener()
  },
}
