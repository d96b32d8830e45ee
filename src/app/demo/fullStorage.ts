import { database } from '../../storage/database'

type Write = IDBObjectStore['put']

let kept: Record<'put' | 'add', Write> | undefined

/** Makes this device refuse every write, as if it were out of space, until the page is reloaded. */
export function fillStorage(): void {
  const { prototype } = IDBObjectStore
  // eslint-disable-next-line @typescript-eslint/unbound-method -- called on the store that is written
  kept ??= { put: prototype.put, add: prototype.add }
  Object.assign(prototype, { put: refusing(kept.put), add: refusing(kept.add) })
}

/** Ends the simulated lack of space. */
export function emptyStorage(): void {
  if (kept !== undefined) Object.assign(IDBObjectStore.prototype, kept)
}

/** The pretend server's memory has a database of its own, and is never full. */
function refusing(write: Write): Write {
  return function (this: IDBObjectStore, ...row) {
    if (this.transaction.db.name !== database.name) return write.apply(this, row)
    throw new DOMException(
      'The demo pretends that this device has no free space',
      'QuotaExceededError',
    )
  }
}
