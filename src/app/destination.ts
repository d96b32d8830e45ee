import { matchPath, type Location } from 'react-router-dom'
import { paths } from '../lib/paths'

type DestinationState = { from: string }

/** State of the redirect to /login: where the person was going. */
export function fromHere(location: Location): DestinationState {
  return { from: location.pathname + location.search + location.hash }
}

/** Where to go after signing in: back to a known route of this portal, else to /dashboard. */
export function destinationAfterSignIn(state: unknown): string {
  const from = (state as Partial<DestinationState> | null)?.from
  if (typeof from !== 'string' || !from.startsWith('/')) return paths.dashboard
  const pathname = from.split(/[?#]/, 1)[0] ?? ''
  const isKnown = Object.values(paths).some((pattern) => matchPath(pattern, pathname) !== null)
  return isKnown && pathname !== paths.login ? from : paths.dashboard
}
