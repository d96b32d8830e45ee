import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../api/client'
import { logError } from '../../../api/log'
import { userFromWire } from '../../../api/userFromWire'
import { fromServer } from './managedUser'

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
          users: readable.map((wire) => fromServer(userFromWire(wire))),
          /** The number of records that could not be read. */
          leftOut: users.length - readable.length,
          part: of === undefined ? undefined : { sent: users.length, of },
        }
      } catch (error) {
        logError('The user list could not be loaded', error)
        throw error
      }
    },
    staleTime: 60_000,
  })
}
