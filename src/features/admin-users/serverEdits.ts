import { noEdits, type UserEdits } from './edits'

/*
 * Edits of users that came from the server: in the page's memory alone, by administrator, so that
 * they last over a change of screens but not over a reload (spec §7).
 */

const editsByAdmin = new Map<string, UserEdits>()
const listeners = new Set<() => void>()

export const serverEdits = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  read(adminId: string): UserEdits {
    return editsByAdmin.get(adminId) ?? noEdits
  },
  write(adminId: string, edits: UserEdits): void {
    editsByAdmin.set(adminId, edits)
    for (const listener of listeners) listener()
  },
}
