import type { User } from '../domain/user/user'

/**
 * What the profile says of the person whose token it is, under the id by which this device knows them.
 * Somebody else's was kept by a proxy, and is refused: whose a token is does not change.
 */
export function sameOwner(told: User, known: User | null): User {
  if (known === null || known.id === told.id) return told
  if (known.email !== told.email) throw new Error('The profile is another person’s')
  return { ...told, id: known.id }
}
