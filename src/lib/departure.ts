import { Store } from './store'

/** A navigation that waits for an answer. */
type Departure = { readonly goOn: () => void; readonly callOff: () => void }

/** The navigation that is being asked about. */
export const departure = new Store<Departure | undefined>(undefined)

/** Whether leaving for the path needs an answer; `signsOut` when the person leaves, too. */
type Asks = (path: string, signsOut: boolean) => boolean

const questions = new Set<Asks>()

/**
 * Until the returned function is called, leaving for a path for which `asks` returns true needs an
 * answer.
 */
export function askBeforeLeaving(asks: Asks): () => void {
  questions.add(asks)
  return () => {
    questions.delete(asks)
    departure.set(undefined)
  }
}

export function mustAskBeforeLeaving(path: string, signsOut = false): boolean {
  return Array.from(questions).some((asks) => asks(path, signsOut))
}

/** Asks, and leaves after a yes. */
export function askToLeave(leave: () => void): void {
  departure.set({
    goOn: () => {
      departure.set(undefined)
      leave()
    },
    callOff: () => departure.set(undefined),
  })
}

/** Leaves for the path: at once, or after a yes where something would be lost. */
export function leaveFor(path: string, leave: () => void, { signsOut = false } = {}): void {
  if (mustAskBeforeLeaving(path, signsOut)) askToLeave(leave)
  else leave()
}
