import { Outlet, ScrollRestoration, useNavigation, type Location } from 'react-router-dom'
import { DemoStrip } from '../demo/DemoStrip'
import { Notices } from '../../ui/Notices'
import { useStickyRoom } from '../../ui/useStickyRoom'
import { Footer } from './Footer'
import { NavBar } from './NavBar'
import { useDocumentHead } from './useDocumentHead'
import { useHeadingFocus } from './useHeadingFocus'
import { useSessionMark } from './useSessionMark'
import { StatusStrip } from './StatusStrip'

/** The frame around every page: skip link, bar, the page, footer, and what floats above. */
export function Frame() {
  useDocumentHead()
  useHeadingFocus()
  useSessionMark()
  const stuck = useStickyRoom('Top')
  const busy = useNavigation().state !== 'idle'
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="no-print fixed top-2 left-2 z-50 -translate-y-24 rounded-control bg-brand px-4 py-3 font-semibold text-on-brand focus:translate-y-0"
      >
        Skip to main content
      </a>
      {__API_MOCK__ && <DemoStrip />}
      {/* What the strip says is seen, and can be answered, wherever one is on the page. */}
      <div ref={stuck} className="sticky top-0 z-30">
        <NavBar />
        <StatusStrip />
      </div>
      <main id="main" aria-busy={busy} className="flex-1">
        <Outlet />
      </main>
      <Footer />
      <Notices />
      <ScrollRestoration getKey={scrollKey} />
    </div>
  )
}

/** Where a page was left is known by its visit; the first visit of a tab has no key, only its address. */
function scrollKey({ key, pathname }: Location): string {
  return key === 'default' ? pathname : key
}
