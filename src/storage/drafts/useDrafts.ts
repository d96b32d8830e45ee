import { useLiveQuery } from 'dexie-react-hooks'
import { withLeftOut, type LeftOut } from '../leftOut'
import type { DraftRow } from '../rows'
import { listDrafts } from './drafts'

export type MyDrafts = { drafts: DraftRow[] } & LeftOut

/** A person's drafts, newest first, updated after every change; undefined while they are loading. */
export function useDrafts(userId: string): MyDrafts | undefined {
  return useLiveQuery(
    () =>
      withLeftOut(
        'drafts',
        userId,
        async (onUnshown) => ({ drafts: await listDrafts(userId, onUnshown) }),
        () => ({ drafts: [] }),
      ),
    [userId],
  )
}
