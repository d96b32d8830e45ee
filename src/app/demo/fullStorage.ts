import { database } from '../../storage/database'

/** Lets this device refuse every write, as one without free space does, until the page is reloaded. */
export function fillStorage(): void {
  for (const table of database.tables) {
    table.hook('creating', refuse)
    table.hook('updating', refuse)
  }
}

/** The device has room again. */
export function emptyStorage(): void {
  for (const table of database.tables) {
    table.hook('creating').unsubscribe(refuse)
    table.hook('updating').unsubscribe(refuse)
  }
}

function refuse(): never {
  throw new DOMException('The demo plays a device without free space', 'QuotaExceededError')
}
