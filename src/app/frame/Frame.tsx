import { Outlet, ScrollRestoration, useNavigation } from 'react-router-dom'
import { DemoStrip } from '../demo/DemoStrip'
import { Notices } from '../../ui/Notices'
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
  const busy = useNavigation().state !== 'idle'
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="sr-only z-50 rounded-control bg-brand px-4 py-3 font-semibold text-on-brand focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        Skip to main content
      </a>
      {__API_MOCK__ && <DemoStrip />}
      {/* What the strip says is seen, and can be answered, wherever one is on the page. */}
      <div className="sticky top-0 z-30">
        <NavBar />
        <StatusStrip />
      </div>
      <main id="main" aria-busy={busy} className="flex-1">
        <Outlet />
      </main>
      <Footer />
      <Notices />
      <ScrollRestoration />
    </div>
  )
}
