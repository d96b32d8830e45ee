import type { RouteMatch } from 'react-router-dom'
import { loadPart } from '../../lib/loadPart'

type Matches = readonly RouteMatch[]

/** Whether every screen of a page is loaded, so that the page can be shown without waiting. */
export function areLoaded(matches: Matches): boolean {
  return matches.every(({ route }) => typeof route.lazy !== 'function')
}

/** Loads a page's missing screens. Loaded screens stay in the table of routes. */
export async function loadMatches(matches: Matches): Promise<void> {
  await Promise.all(
    matches.map(async ({ route }) => {
      const { lazy } = route
      if (typeof lazy !== 'function') return
      Object.assign(route, await loadPart(lazy), { lazy: undefined })
    }),
  )
}
