/** The sign-ins and sign-ups of this tab, by number: whose answer still matters, and to whom. */
export class SignInAttempts {
  #latest = 0
  #left = 0

  begin(): number {
    return (this.#latest += 1)
  }

  /** Whether an answer still lets the person in. */
  counts(attempt: number): boolean {
    return attempt === this.#latest
  }

  /** Whether the screen that asked still shows what comes of it. */
  isShown(attempt: number): boolean {
    return this.counts(attempt) && attempt !== this.#left
  }

  /** One that is still waiting for its answer no longer counts. */
  giveUp(): void {
    this.#latest += 1
  }

  /** The screen that asked was left. */
  leave(): void {
    this.#left = this.#latest
  }
}
