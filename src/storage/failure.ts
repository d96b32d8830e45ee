/** Why the device would not keep something. */
export type StorageFailure = 'full' | 'blocked' | 'closed' | 'stale' | 'gone' | 'unknown'

/** A revision that is not based on the stored one: another tab has written since. */
export class StaleRevisionError extends Error {
  constructor() {
    super('The draft was changed elsewhere since this revision was read')
    this.name = 'StaleRevisionError'
  }
}

/** The draft that was open is no longer on the device: cleared, discarded or submitted elsewhere. */
export class DraftGoneError extends Error {
  constructor() {
    super('The draft is no longer on this device')
    this.name = 'DraftGoneError'
  }
}

/** Sorts what IndexedDB and Dexie throw into what can be told to a person. */
export function storageFailure(error: unknown): StorageFailure {
  const names = errorNames(error)
  if (names.includes('StaleRevisionError')) return 'stale'
  if (names.includes('DraftGoneError')) return 'gone'
  if (names.includes('QuotaExceededError')) return 'full'
  if (
    names.some((name) =>
      [
        'MissingAPIError',
        'OpenFailedError',
        'SecurityError',
        'UnknownError',
        'VersionError',
      ].includes(name),
    )
  )
    return 'blocked'
  // After the reasons why it could not be opened at all, which stand inside this one.
  if (names.some((name) => ['DatabaseClosedError', 'InvalidStateError'].includes(name)))
    return 'closed'
  return 'unknown'
}

/** What happened and what to do, without saying that something is safe when it is not. */
export const storageFailureText: Record<StorageFailure, string> = {
  full: 'This device is full: your last changes are not saved. Free some space or save a copy to a file.',
  blocked:
    'This browser does not let the portal keep anything (a private window may do that): your changes are not saved. Save a copy to a file before you leave.',
  closed:
    'The storage of this browser was closed or cleared: your last changes are not saved. Save a copy to a file, then reload.',
  gone: 'This draft is no longer on this device: it was cleared, discarded or submitted elsewhere. What you see is only in this tab. Try again to keep it here as a new draft, or save a copy to a file.',
  stale: 'This draft was changed in another tab.',
  unknown: 'Your last changes could not be saved on this device. Save a copy to a file.',
}

function errorNames(error: unknown): string[] {
  const names: string[] = []
  let current: unknown = error
  while (current instanceof Error || current instanceof DOMException) {
    names.push(current.name)
    current = 'inner' in current ? current.inner : undefined
  }
  return names
}
