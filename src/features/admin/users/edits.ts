import { withoutDefaultWords } from '../../../storage/firstVersion'
import type { ManagedUser } from './managedUser'

export type UserChange = Partial<
  Pick<ManagedUser, 'name' | 'email' | 'institution' | 'department' | 'phone' | 'role'>
>

/** An administrator's changes on screen, applied to the list by user id. */
export type UserEdits = {
  changed: Readonly<Record<string, UserChange>>
  deleted: readonly string[]
}

export const noEdits: UserEdits = { changed: {}, deleted: [] }

/** Whether these users differ at all from how they were listed: a change that was undone is none. */
export function areEdited(users: readonly ManagedUser[], edits: UserEdits): boolean {
  const deleted = new Set(edits.deleted)
  return users.some((user) => deleted.has(user.id) || isChanged(user, changeOf(edits, user)))
}

function isChanged(user: ManagedUser, change: UserChange = {}): boolean {
  return Object.entries(change).some(differsFrom(user))
}

function differsFrom(user: ManagedUser) {
  return ([name, value]: [string, unknown]) => value !== user[name as keyof UserChange]
}

function changeOf({ changed }: UserEdits, { id }: { id: string }): UserChange | undefined {
  return Object.hasOwn(changed, id) ? changed[id] : undefined
}

export function applyEdits(users: readonly ManagedUser[], edits: UserEdits): ManagedUser[] {
  const deleted = new Set(edits.deleted)
  return users
    .filter(({ id }) => !deleted.has(id))
    .map((user) => {
      const change = changeOf(edits, user)
      return change === undefined ? user : { ...user, ...change }
    })
}

/** Adds the same change to each of these users. */
export function withChange(
  edits: UserEdits,
  users: readonly { id: string }[],
  change: UserChange,
): UserEdits {
  const changed = Object.fromEntries(users.map(({ id }) => [id, change]))
  return joined(edits, { ...noEdits, changed })
}

/**
 * Takes a change of these users back to how they were edited `before` it. What was changed anew since
 * counts, and stays.
 */
export function withoutChange(
  edits: UserEdits,
  users: readonly { id: string }[],
  change: UserChange,
  before: UserEdits,
): UserEdits {
  const entries = (of: UserEdits, user: { id: string }) => Object.entries(changeOf(of, user) ?? {})
  const changed = users.map((user) => [
    user.id,
    Object.fromEntries([
      ...entries(before, user).filter(([name]) => name in change),
      ...entries(edits, user).filter(([name, value]) => value !== change[name as keyof UserChange]),
    ]),
  ])
  return { ...edits, changed: { ...edits.changed, ...Object.fromEntries(changed) } }
}

/** Whether one of these users has been changed otherwise since this change was made. */
export function isChangedSince(
  edits: UserEdits,
  users: readonly { id: string }[],
  change: UserChange,
): boolean {
  const isOther = ([name, value]: [string, unknown]) =>
    name in change && value !== change[name as keyof UserChange]
  return users.some((user) => Object.entries(changeOf(edits, user) ?? {}).some(isOther))
}

/**
 * Without what these users are listed with anyway, as after an undo: it would hide what is changed on
 * the server since.
 */
export function withoutListed(edits: UserEdits, listed: readonly ManagedUser[]): UserEdits {
  const left = listed.flatMap((user) => {
    const change = Object.entries(changeOf(edits, user) ?? {})
    return change.length === 0
      ? []
      : [[user.id, Object.fromEntries(change.filter(differsFrom(user)))]]
  })
  return { ...edits, changed: { ...edits.changed, ...Object.fromEntries(left) } }
}

/** Edits stored on this device; the first version stored display words for empty fields. */
export function readEdits({ changed, deleted }: UserEdits): UserEdits {
  const read = Object.entries(changed).map(([id, change]) => [id, withoutDefaultWords(change)])
  return { changed: Object.fromEntries(read) as UserEdits['changed'], deleted }
}

export function withDeleted(edits: UserEdits, id: string): UserEdits {
  return { ...edits, deleted: [...edits.deleted, id] }
}

export function withoutDeleted(edits: UserEdits, id: string): UserEdits {
  return { ...edits, deleted: edits.deleted.filter((other) => other !== id) }
}

/** Both, and where they say different things of a user, the later ones. */
export function joined(earlier: UserEdits, later: UserEdits): UserEdits {
  const changed = Object.entries(later.changed).map(
    ([id, change]) => [id, { ...earlier.changed[id], ...change }] as const,
  )
  return {
    changed: { ...earlier.changed, ...Object.fromEntries(changed) },
    deleted: Array.from(new Set([...earlier.deleted, ...later.deleted])),
  }
}
