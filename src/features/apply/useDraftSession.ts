import { useEffect, useState } from 'react'
import { useStillHere } from '../../auth/useUser'
import { mayKeep } from '../../storage/mayKeep'
import type { GrantForm } from '../../domain/grant-form/grantForm'
import { onReturn } from '../../lib/onReturn'
import { pause } from '../../lib/pause'
import { useStore } from '../../lib/react/useStore'
import { patience, type DraftFiles } from '../../storage/drafts/DraftFiles'
import { DraftSession } from '../../storage/drafts/DraftSession'
import type { DraftState } from '../../storage/drafts/draftState'

/** The drafts that a form which was left is still writing, here and not in another tab, until it has. */
const leaving = new Map<string, Promise<unknown>>()

/** The files of the session that opened a draft last in this tab. */
const latest = new Map<string, DraftFiles>()

/** A session on a person's draft of a form, for as long as the screen is mounted. */
export function useDraftSession(
  userId: string,
  form: GrantForm,
): { session: DraftSession; state: DraftState } {
  const [session] = useState(() => new DraftSession(userId, form))
  const stillHere = useStillHere()
  useEffect(() => {
    // A page that the browser keeps for 'Back' is frozen, and must not hold the draft meanwhile.
    const leave = ({ persisted }: PageTransitionEvent) => void session.close({ frozen: persisted })
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && session.open()
    const look = () => {
      const state = session.state.read()
      if (state.at === 'editing') void state.opened.writer.noticeReplaced()
    }
    const end = new AbortController()
    const { signal } = end
    const open = () => {
      if (signal.aborted) return
      // What arrives there from now on would change the draft behind the form that is open here.
      if (latest.get(session.draftId) !== session.files) latest.get(session.draftId)?.abandon()
      latest.set(session.draftId, session.files)
      session.open()
      // Not before: one that waits would be opened twice, and follow itself.
      signal.addEventListener('abort', onReturn(look))
      window.addEventListener('pagehide', leave, { signal })
      window.addEventListener('pageshow', comeBack, { signal })
    }
    const before = leaving.get(session.draftId)
    if (before === undefined) open()
    else void Promise.race([before, pause(patience)]).then(open)
    return () => {
      end.abort()
      if (!mayKeep(stillHere())) session.files.abandon()
      const left = Promise.all([before, session.close()]).finally(() => {
        if (leaving.get(session.draftId) === left) leaving.delete(session.draftId)
      })
      leaving.set(session.draftId, left)
    }
  }, [session, stillHere])
  return {
    session,
    state: useStore(session.state),
  }
}
