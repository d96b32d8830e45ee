import { use, useEffect } from 'react'
import { AuthContext } from '../../auth/AuthContext'
import { paths } from '../../lib/paths'
import { LoadAheadContext } from '../../pwa/LoadAheadContext'
import { useShared } from '../../storage/sealing/useShared'

/** What a page does that asks somebody to sign in or up. */
export function useEntrance(): void {
  const session = use(AuthContext)
  const loadAhead = use(LoadAheadContext)
  const shared = useShared()
  // While the page is open, a deploy may remove the files that the press of its button needs.
  useEffect(() => loadAhead(paths.dashboard), [loadAhead])
  useEffect(() => {
    // A failure here does not matter: the press loads it again, and reports it (`useSharedPart`).
    if (shared) session?.shared().catch(() => undefined)
  }, [session, shared])
  useEffect(() => session?.leaveSignIn, [session])
}
