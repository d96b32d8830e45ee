import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../api/client'
import { logError } from '../../../api/log'
import { userFromWire } from '../../../api/userFromWire'
import { fromServer, type ManagedUser } from './managedUser'

/** The server sent `sent` users, not all that it has. */
export type ListPart = { sent: number; of: number | 'more' }

/** The server's users. Any failure is logged (spec §8). */
export function usersQuery(api: Api) {
  return queryOptions({
    queryKey: ['admin-users'],
    queryFn: async () => {
      try {
        const answer = await api.call('listUsers', undefined)
        const { users, of } = answer.data
        const readable = users.filter((wire) => wire !== null)
        return {
          users: toldApart(readable.map((wire) => fromServer(userFromWire(wire)))),
          /** The number of records that could not be read. */
          leftOut: users.length - readable.length,
          part: of === undefined ? undefined : { sent: users.length, of },
        }
      } catch (error) {
        logError('The user list could not be loaded', error)
        throw error
      }
    },
    // A list from the future is one from before the clock was set back: nobody knows how old it is.
    staleTime: ({ state }) => (state.dataUpdatedAt > Date.now() ? -Infinity : 60_000),
  })
}

/** Who had each id in the lists before: what was done to them goes by it, until the reload. */
const holders = new Map<string, string>()

/**
 * Each account once, with an id that no other one has: a server that keeps students and administrators
 * in two tables may count both from 1, and an edit or a deletion of one would take the other with it.
 */
function toldApart(users: readonly ManagedUser[]): ManagedUser[] {
  // The last one keeps the id: who had it; else an administrator, as whoever reads this is known by theirs.
  const lastFirst = users.toReversed()
  const inTurn = [
    ...lastFirst.filter(({ role }) => role !== 'admin'),
    ...lastFirst.filter(({ role }) => role === 'admin'),
    ...users.filter((user) => holders.get(user.id) === whoIs(user)),
  ]
  const keeps = new Map(inTurn.map((user) => [user.id, whoIs(user)]))
  for (const [id, who] of keeps) holders.set(id, who)
  const known = new Map<string, ManagedUser>()
  for (const user of users) {
    const id = keeps.get(user.id) === whoIs(user) ? user.id : `${user.id} ${whoIs(user)}`
    known.set(id, { ...user, id })
  }
  return [...known.values()]
}

function whoIs({ name, email, role }: Pick<ManagedUser, 'name' | 'email' | 'role'>): string {
  return [email, name, role].join(' ')
}
