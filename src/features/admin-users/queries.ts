import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../api/client'
import { toFailure } from '../../api/failure'
import { logError } from '../../api/log'
import { userFromWire } from '../../api/userFromWire'
import { fromServer } from './managedUser'

/** The server's users. Any failure is logged (spec §8); 401 and 403 end the session. */
export function usersQuery(api: Api, expire: () => void) {
  return queryOptions({
    queryKey: ['admin-users'],
    queryFn: async () => {
      try {
        const answer = await api.call('listUsers', undefined)
        return answer.data.users.map((wire) => fromServer(userFromWire(wire)))
      } catch (error) {
        logError('The user list could not be loaded', error)
        if (toFailure(error).kind === 'unauthorised') expire()
        throw error
      }
    },
    staleTime: 60_000,
  })
}
