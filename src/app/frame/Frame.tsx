import { Outlet } from 'react-router-dom'
import { useShared } from '../../storage/sealing/useShared'
import { SharedComputerPart } from '../shared-computer/parts'
import { DemoStrip } from '../demo/DemoStrip'
import { NoticeArea } from '../../ui/overlays/NoticeArea'
import { SpokenContext } from '../../ui/page/SpokenContext'
import { useStickyRoom } from '../../ui/page/useStickyRoom'
import { frameCopy as copy } from './copy'
import { useAuth } from '../../auth/AuthContext'
import { pageLoading } from '../../lib/pageLoading'
import { paths } from '../../lib/paths'
import { useStore } from '../../lib/react/useStore'
import { isGuarded, spokenOn } from '../page'
import { usePageInfo } from '../pageInfo'
import { Footer } from './Footer'
import { NavBar } from './NavBar'
import { ShortFooter } from './ShortFooter'
import { useDocumentHead } from './useDocumentHead'
import { useHeadingFocus } from './useHeadingFocus'
import { useHeldUpdates } from './useHeldUpdates'
import { useCleanExit } from './useCleanExit'
import { useSessionAttribute } from './useSessionAttribute'
import { StatusStrip } from './StatusStrip'

/** The frame around every page: skip link, bar, page, footer, floating notices and status strip. */
export function Frame() {
  const stuck = useStickyRoom('Top')
  const shared = useShared()
  const page = usePageInfo()
  const spoken = spokenOn(page)
  // Forms need the whole screen, so nothing is sticky at the top; nor where it is so short in lines of text
  // that what opens from the bar ends below it, and would never come into view.
  const isForm = page.steps !== undefined
  const { isAuthenticated } = useAuth()
  const isOwnPage = isGuarded(page) || (page.path === paths.dashboard && isAuthenticated)
  const busy = useStore(pageLoading, () => false)
  return (
    <>
      <div className="flex min-h-dvh flex-col">
        <a
          href="#main"
          className="no-print fixed top-2 left-2 z-50 -translate-y-24 rounded-control bg-brand px-4 py-3 font-semibold text-on-brand focus:translate-y-0"
        >
          {copy.skip}
        </a>
        {__API_MOCK__ && <DemoStrip />}
        {/* The same elements on every page: what was opened in the bar before React took over is found. */}
        <div
          ref={isForm ? undefined : stuck}
          className={isForm ? undefined : 'top-0 z-30 [@media(height>=24rem)]:sticky'}
        >
          <NavBar />
        </div>
        <main id="main" lang={spoken} aria-busy={busy} className="flex-1">
          <SpokenContext value={spoken}>
            <Outlet />
          </SpokenContext>
        </main>
        {isOwnPage ? <ShortFooter /> : <Footer />}
      </div>
      {shared && <SharedComputerPart />}
      <SpokenContext value={spoken}>
        <NoticeArea />
      </SpokenContext>
      <StatusStrip brief={isForm} />
      <Follower />
    </>
  )
}

/**
 * What follows each change of the address, in a part of its own: the frame itself stays as it is from
 * step to step of a form.
 */
function Follower() {
  useDocumentHead()
  useHeadingFocus()
  useSessionAttribute()
  useCleanExit()
  useHeldUpdates()
  return null
}
