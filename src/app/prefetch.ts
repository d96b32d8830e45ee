import { matchRoutes, type RouteObject } from 'react-router-dom'

/** Starts to load the screen behind a link as soon as somebody points at it or reaches it by keyboard. */
export function prefetchScreens(routes: RouteObject[]): void {
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (link === null || link.origin !== location.origin) return
    for (const { route } of matchRoutes(routes, link.pathname) ?? []) {
      // What fails here is tried again, and told, when the link is followed.
      if (typeof route.lazy === 'function') route.lazy().catch(() => undefined)
    }
  }
  document.addEventListener('pointerover', onIntent, { passive: true })
  document.addEventListener('focusin', onIntent)
}
