import { useLiveQuery } from 'dexie-react-hooks'
import { countUnshown, type Unshown } from '../../domain/application/unshown'
import { storageFailure, type StorageFailure } from '../failure'
import { reportSetAside } from '../setAside'
import type { DraftRow } from '../rows'
import { listDrafts } from './drafts'

/** A person's drafts, how many on this device cannot be shown, and why all are missing if they could not be read. */
export type MyDrafts = { drafts: DraftRow[]; unshown: Unshown; problem?: StorageFailure }

/** A person's drafts, newest first, updated after every change; undefined while they are loading. */
export function useDrafts(userId: string): MyDrafts | undefined {
  return useLiveQuery(async () => {
    const { unshown, onUnshown } = countUnshown()
    try {
      const [drafts] = await Promise.all([
        listDrafts(userId, onUnshown),
        // Begun together with the rows: one that is moved there counts once.
        reportSetAside('drafts', onUnshown, userId),
      ])
      return { drafts, unshown }
    } catch (error) {
      return { drafts: [], unshown: countUnshown().unshown, problem: storageFailure(error) }
    }
  }, [userId])
}
