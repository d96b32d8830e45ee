/** The sign-ins and sign-ups of this tab: which of their answers still matter, and to whom. */
export class SignInAttempts {
  #latest = 0
  #left = 0

  begin() {
    this.#latest += 1
    const attempt = this.#latest
    const counts = () => attempt === this.#latest
    return {
      /** Whether an answer still lets the person in. */
      counts,
      /** Whether the screen that asked still shows what comes of it. */
      isShown: () => counts() && attempt !== this.#left,
    }
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
