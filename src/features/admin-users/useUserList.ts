import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useApi } from '../../api/ApiContext'
import { useAuth } from '../../auth/AuthContext'
import { applyEdits, hasEdits, noEdits } from './edits'
import { usersQuery } from './queries'
import { sampleUsers } from './sample'
import { useUserEdits } from './useUserEdits'

/** The users with their edits: the server's, or the sample where the server gave none (spec §7). */
export function useUserList() {
  const api = useApi()
  const { expire, isAuthenticated } = useAuth()
  const query = useQuery({ ...usersQuery(api, expire), enabled: isAuthenticated })
  // A retry forgets the error until it is answered, but not that there was one.
  const failed = query.errorUpdateCount > 0
  const source = query.data === undefined && failed ? 'sample' : 'server'
  const listed = source === 'sample' ? sampleUsers : query.data
  const { edits, update } = useUserEdits(source)
  const users = useMemo(() => listed && applyEdits(listed, edits), [listed, edits])
  return {
    /** Undefined until the first answer. */
    users,
    source,
    error: query.error,
    fetching: query.isFetching,
    edited: hasEdits(edits),
    update,
    discardEdits: () => update(() => noEdits),
    fetchAgain: () => void query.refetch(),
  } as const
}
