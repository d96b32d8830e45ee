import { useLayoutEffect, useRef } from 'react'
import type { Location } from 'react-router-dom'
import { tabValue } from '../../lib/localValue'
import { elementNamed } from '../elementNamed'
import { isLongEnough } from './isLongEnough'
import type { Place, PortalRouter } from './PortalRouter'

const scrollPositions = tabValue<Record<string, number>>('scroll-positions')

/**
 * Restores a page's scroll position on return; other pages start at the top, or at the target of the
 * hash.
 */
export function useScrollMemory(router: PortalRouter, place: Place, prerendered: boolean): void {
  const positions = useRef<Record<string, number>>(undefined)
  const shown = useRef<Place>(undefined)

  useLayoutEffect(() => {
    history.scrollRestoration = 'manual'
    let here = router.place.read()
    const note = () => {
      if (positions.current !== undefined) positions.current[keyOf(here.location)] = scrollY
      here = router.place.read()
    }
    const keep = () => {
      note()
      if (positions.current !== undefined) scrollPositions.write(positions.current)
      // On a reload the browser itself restores the position.
      history.scrollRestoration = 'auto'
    }
    addEventListener('pagehide', keep)
    const stop = router.place.subscribe(note)
    return () => {
      removeEventListener('pagehide', keep)
      stop()
      history.scrollRestoration = 'auto'
    }
  }, [router])

  useLayoutEffect(() => {
    const isFirst = shown.current === undefined
    if (shown.current === place) return undefined
    shown.current = place
    if (positions.current === undefined) {
      positions.current = scrollPositions.read() ?? {}
      // Another visit to the same address left it there.
      if (isNewVisit()) delete positions.current[place.location.pathname]
    }
    const left = positions.current[keyOf(place.location)]
    const named = left === undefined ? elementNamed(place.location.hash) : null
    // Somebody who scrolled before the scripts were loaded keeps the position.
    if (!isFirst || !prerendered) {
      if (left !== undefined) scrollTo(0, left)
      else if (named !== null) named.scrollIntoView()
      else if (place.options.preventScrollReset !== true) scrollTo(0, 0)
    }
    if (left === undefined || isLongEnough(left)) return undefined
    const end = new AbortController()
    import('./scrollLater').then(
      ({ scrollLater }) => scrollLater(left, end),
      () => undefined,
    )
    return () => end.abort()
  }, [place, prerendered])
}

/** The scroll position is stored per visit; the first visit of a tab has no key, so its address is used. */
function keyOf({ key, pathname }: Location): string {
  return key === 'default' ? pathname : key
}

/** Whether the page was opened by its address or a link: neither loaded again, nor returned to. */
function isNewVisit(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry?.type === 'navigate'
}
