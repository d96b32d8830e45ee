import { asksForReason, type DecisionKind } from '../../../../domain/application/decision'

/** What a reason is for. */
export type Asking = Extract<DecisionKind, 'rejected' | 'documents-required'>

/**
 * From a press on a decision until the next application is on screen. What is pressed in between is not
 * about that one, which nobody has seen. But a reason may be begun: it is held, letter by letter, until
 * there is a field for it, or its letters would be taken for keys.
 */
export class Interim {
  #now: { begun?: { to: Asking; text: string } } | undefined

  /** Returns what names this one, or undefined if there is one already. */
  begin(): object | undefined {
    return this.#now === undefined ? (this.#now = {}) : undefined
  }

  /** Whether it is now, or this very one. */
  isOn(named = this.#now): boolean {
    return named !== undefined && named === this.#now
  }

  /** Returns the reason that was begun meanwhile. */
  end(): { to: Asking; text: string } | undefined {
    const begun = this.#now?.begun
    this.#now = undefined
    return begun
  }

  /** A decision is asked for. Returns whether that was now, and there is nothing more to do. */
  ask(to: DecisionKind): boolean {
    if (this.#now !== undefined && asksForReason(to)) this.#now.begun ??= { to, text: '' }
    return this.isOn()
  }

  /** A key is pressed. Returns whether it is one of the reason. */
  type(key: string): boolean {
    const begun = this.#now?.begun
    if (this.#now === undefined || begun === undefined) return false
    if (key === 'Escape') delete this.#now.begun
    else if (key === 'Backspace') begun.text = begun.text.slice(0, -1)
    else if (key === 'Enter') begun.text += '\n'
    else if (/^.$/u.test(key)) begun.text += key
    else return false
    return true
  }
}
