import { useContext, useEffect } from 'react'
import { AuthContext } from '../../auth/AuthContext'
import { paths } from '../../lib/paths'
import { LoadAheadContext } from '../../pwa/LoadAheadContext'

/** What a page does that asks somebody to sign in or up. */
export function useEntrance(): void {
  const session = useContext(AuthContext)
  const loadAhead = useContext(LoadAheadContext)
  // While the page is open, a deploy may remove the files that the press of its button needs.
  useEffect(() => loadAhead(paths.dashboard), [loadAhead])
  useEffect(() => session?.leaveSignIn, [session])
}
