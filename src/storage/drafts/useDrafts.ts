import { useLiveQuery } from 'dexie-react-hooks'
import type { DraftRow } from '../rows'
import { listDrafts } from './drafts'

/**
 * A person's drafts, newest first, updated after every change; undefined while they are loading,
 * empty if that fails.
 */
export function useDrafts(userId: string): DraftRow[] | undefined {
  return useLiveQuery(() => listDrafts(userId).catch(() => []), [userId])
}
