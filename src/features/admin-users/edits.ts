import type { ManagedUser } from './managedUser'

/** Milliseconds that an edit or a deletion takes, as no call is made (spec §7). */
export const simulatedDelay = 1000

export type UserChange = Partial<
  Pick<ManagedUser, 'name' | 'email' | 'institution' | 'department' | 'phone' | 'role'>
>

/** What an administrator changed on screen, laid over the list by user id. */
export type UserEdits = {
  changed: Readonly<Record<string, UserChange>>
  deleted: readonly string[]
}

export const noEdits: UserEdits = { changed: {}, deleted: [] }

export function hasEdits(edits: UserEdits): boolean {
  return edits.deleted.length > 0 || Object.keys(edits.changed).length > 0
}

export function applyEdits(users: readonly ManagedUser[], edits: UserEdits): ManagedUser[] {
  const deleted = new Set(edits.deleted)
  return users
    .filter(({ id }) => !deleted.has(id))
    .map((user) => {
      const change = Object.hasOwn(edits.changed, user.id) ? edits.changed[user.id] : undefined
      return change === undefined ? user : { ...user, ...change }
    })
}

export function withChange(edits: UserEdits, id: string, change: UserChange): UserEdits {
  return { ...edits, changed: { ...edits.changed, [id]: { ...edits.changed[id], ...change } } }
}

export function withDeleted(edits: UserEdits, id: string): UserEdits {
  return { ...edits, deleted: [...edits.deleted, id] }
}

export function withoutDeleted(edits: UserEdits, id: string): UserEdits {
  return { ...edits, deleted: edits.deleted.filter((other) => other !== id) }
}
