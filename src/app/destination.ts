import { matchPath, type Location } from 'react-router-dom'
import { paths } from '../lib/paths'
import { pages } from './pages'

type DestinationState = { from: string }

/** State of the redirect to /login: the page that the person wanted. */
export function fromHere(location: Location): DestinationState {
  return { from: location.pathname + location.search + location.hash }
}

const entrances = new Set<string>([paths.login, paths.signup])

/** Where to go after signing in: back to the wanted page if it is a known route, else to /dashboard. */
export function destinationAfterSignIn(state: unknown): string {
  const from = (state as Partial<DestinationState> | null)?.from
  if (typeof from !== 'string' || !from.startsWith('/')) return paths.dashboard
  const pathname = from.split(/[?#]/, 1)[0] ?? ''
  const isKnown = pages.some(({ path, steps = path }) =>
    [path, steps].some((pattern) => matchPath(pattern, pathname) !== null),
  )
  return isKnown && !entrances.has(pathname) ? from : paths.dashboard
}
