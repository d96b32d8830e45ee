/**
 * Before the password has been typed nothing can be stored for a person: there is no key to seal it
 * with.
 */
export class LockedError extends Error {
  constructor() {
    super('This computer is shared, and nobody has unlocked it in this tab')
    this.name = 'LockedError'
  }
}

/** A sealed row was changed, swapped or brought from elsewhere. */
export class SealBrokenError extends Error {
  constructor() {
    super('A sealed row is not as it was written')
    this.name = 'SealBrokenError'
  }
}
