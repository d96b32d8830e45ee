import { startTransition, useLayoutEffect, useState, type ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { Router, UNSAFE_RouteContext as RouteContext } from 'react-router-dom'
import { language } from '../../lib/language'
import { infoOf, PageInfoContext } from '../pageInfo'
import type { Place, PortalRouter } from './PortalRouter'
import { useScrollMemory } from './useScrollMemory'

/** The current page of the router. `prerendered`: it was there before React, and may have been scrolled. */
export function PortalPages({
  router,
  prerendered,
}: {
  router: PortalRouter
  prerendered: boolean
}) {
  const [place, setPlace] = useState(router.place.read)
  // Before the rest: the previous page's scroll position must be read before the next page is
  // rendered.
  useScrollMemory(router, place, prerendered)
  useLayoutEffect(() => {
    const follow = () => {
      const next = router.place.read()
      if (next.options.flushSync === true) flushSync(() => setPlace(next))
      else startTransition(() => setPlace(next))
    }
    // The place may have changed while the first page was hydrated.
    if (router.place.read() !== place) follow()
    return router.place.subscribe(follow)
  }, [router, place])
  return (
    <Router
      basename={language.home}
      location={place.location}
      navigationType={place.action}
      navigator={router.navigator}
    >
      <PageInfoContext value={infoOf(place.matches.map(({ route }) => route.handle))}>
        {screensOf(place.matches)}
      </PageInfoContext>
    </Router>
  )
}

/** Each screen in the outlet of the one around it. The router's own function brings its data layer along. */
function screensOf(matches: Place['matches']): ReactElement | null {
  return matches.reduceRight<ReactElement | null>((outlet, { route }, index) => {
    const { Component, element } = route
    const around = { outlet, matches: matches.slice(0, index + 1), isDataRoute: false }
    return (
      <RouteContext value={around}>{Component ? <Component /> : (element ?? outlet)}</RouteContext>
    )
  }, null)
}
