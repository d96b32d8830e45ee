import type { RouteObject } from 'react-router-dom'
import { matchesAt } from './matchesAt'

/** Starts loading the screen behind a link when somebody points at it or reaches it with the keyboard. */
export function prefetchScreens(routes: RouteObject[]): void {
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (link !== null && link.origin === location.origin) loadScreens(routes, link.pathname)
  }
  document.addEventListener('pointerover', onIntent, { passive: true })
  document.addEventListener('focusin', onIntent)
}

/** Starts loading the screen at an address of this origin. */
export function loadScreens(routes: RouteObject[], pathname: string): void {
  for (const { route } of matchesAt(routes, pathname)) {
    // A failure here does not matter: following the link tries again and reports it.
    if (typeof route.lazy === 'function') route.lazy().catch(() => undefined)
  }
}
