import { Store } from '../../../lib/store'
import { noEdits, type UserEdits } from './edits'

/*
 * Edits of the server's users, by administrator. They are only in the page's memory, so that they
 * survive a change of screen but not a reload (spec §7).
 */

const editsByAdmin = new Store<ReadonlyMap<string, UserEdits>>(new Map())

export const serverEdits = {
  subscribe: editsByAdmin.subscribe,
  read: (adminId: string): UserEdits => editsByAdmin.read().get(adminId) ?? noEdits,
  write: (adminId: string, edits: UserEdits): void =>
    editsByAdmin.set(new Map(editsByAdmin.read()).set(adminId, edits)),
}
