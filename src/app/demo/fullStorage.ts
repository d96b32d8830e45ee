import { database } from '../../storage/database'

/** Makes this device refuse every write, as if it were out of space, until the page is reloaded. */
export function fillStorage(): void {
  for (const table of database.tables) {
    table.hook('creating', refuse)
    table.hook('updating', refuse)
  }
}

/** Ends the simulated lack of space. */
export function emptyStorage(): void {
  for (const table of database.tables) {
    table.hook('creating').unsubscribe(refuse)
    table.hook('updating').unsubscribe(refuse)
  }
}

function refuse(): never {
  throw new DOMException(
    'The demo pretends that this device has no free space',
    'QuotaExceededError',
  )
}
