import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useApi } from '../../../api/ApiContext'
import { useAuth } from '../../../auth/AuthContext'
import { showAlert } from '../../../ui/overlays/notices'
import { useSamples } from '../../../ui/page/useSamples'
import { usersCopy as copy } from './copy'
import {
  applyEdits,
  areEdited,
  isChangedSince,
  joined,
  noEdits,
  withChange,
  withoutChange,
  withoutListed,
  type UserChange,
  type UserEdits,
} from './edits'
import type { ManagedUser } from './managedUser'
import { usersQuery } from './queries'
import { sampleUsersOn } from './sample'
import { useUserEdits } from './useUserEdits'

/**
 * The users with their edits: the server's, or the sample if the server returned none (spec §7), even
 * when sample data are off: the screen says what it shows, and why.
 */
export function useUserList() {
  const api = useApi()
  const { isAuthenticated } = useAuth()
  const client = useQueryClient()
  const query = useQuery({ ...usersQuery(api), enabled: isAuthenticated })
  // A retry clears the error until it is answered, but not the fact that there was one.
  const failed = query.errorUpdateCount > 0
  const source = query.data === undefined && failed ? 'sample' : 'server'
  const { today } = useSamples()
  const sample = useMemo(() => sampleUsersOn(today), [today])
  const listed = source === 'sample' ? sample : query.data?.users
  const { edits, update: changeEdits } = useUserEdits(source)
  const users = useMemo(() => listed && applyEdits(listed, edits), [listed, edits])
  const edited = useMemo(() => listed !== undefined && areEdited(listed, edits), [listed, edits])
  function update(change: (edits: UserEdits) => UserEdits): Promise<void> {
    return changeEdits((before) => withoutListed(change(before), listed ?? []))
  }
  async function change(
    of: readonly ManagedUser[],
    made: UserChange,
  ): Promise<() => Promise<void>> {
    let before = noEdits
    await update((edits) => {
      before = edits
      return withChange(edits, of, made)
    })
    return async () => {
      let isChanged = false
      await update((since) => {
        isChanged = isChangedSince(since, of, made)
        return withoutChange(since, of, made, before)
      })
      if (isChanged) void showAlert(copy.notUndone, copy.changedSince)
    }
  }
  async function fetchAgain() {
    // A first list that is still on its way may have been made before what is looked for now.
    await client.cancelQueries({ queryKey: usersQuery(api).queryKey })
    await query.refetch()
  }
  return {
    /** Undefined until the first answer. */
    users,
    source,
    /** The number of server records that could not be read. */
    leftOut: source === 'server' ? (query.data?.leftOut ?? 0) : 0,
    part: query.data?.part,
    error: query.error,
    fetching: query.isFetching,
    edited,
    update,
    /** Changes these users. Returns the function that undoes it; what was changed again since stays. */
    change,
    /** Returns the function that undoes it; what was edited since stays. */
    discardEdits: async (): Promise<() => Promise<void>> => {
      let before = noEdits
      await update((edits) => {
        before = edits
        return noEdits
      })
      return () => update((since) => joined(before, since))
    },
    fetchAgain: () => void fetchAgain(),
  } as const
}
