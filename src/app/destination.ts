import { matchPath, type Location } from 'react-router-dom'
import { paths } from '../lib/paths'
import { sharedComputer } from '../storage/sealing/sharedComputer'
import { pages } from './pages'

/** `of`: the person whose page it was until they left; whoever comes next did not want it. */
type DestinationState = { from: string; of?: string | undefined }

/** State of the redirect to /login: the page that the person wanted. */
export function fromHere(location: Location, of?: string): DestinationState {
  const from = location.pathname + location.search + location.hash
  // Browsers write the state of a page to the disk, where nobody is named on a shared computer.
  return sharedComputer.isShared() ? { from } : { from, of }
}

const entrances = new Set<string>([paths.login, paths.signup])

/** Where to go after signing in: back to the wanted page if it is a known route, else to /dashboard. */
export function destinationAfterSignIn(state: unknown, userId?: string): string {
  const { from, of = userId } = (state ?? {}) as Partial<DestinationState>
  if (typeof from !== 'string' || !from.startsWith('/') || of !== userId) return paths.dashboard
  const pathname = from.split(/[?#]/, 1)[0] ?? ''
  const isKnown = pages.some(({ path, steps = path }) =>
    [path, steps].some((pattern) => matchPath(pattern, pathname) !== null),
  )
  return isKnown && !entrances.has(pathname) ? from : paths.dashboard
}
