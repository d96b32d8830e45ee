import { tabValue } from '../../lib/localValue'

/** A visit to a page that goes on in another language. */
type Visit = {
  /** The address in the other language. */
  pathname: string
  /** The state of its history entry: where to go after signing in. */
  state: unknown
}

/** Written by the boot script (`index.html`) when a link to another language is followed. */
const carriedVisit = tabValue<Visit>('carried-visit')

/** Continues a visit that was carried here, if any, before the router reads the address. */
export function arrive(): void {
  const visit = carriedVisit.read()
  carriedVisit.remove()
  if (visit?.pathname !== location.pathname) return
  history.replaceState({ usr: visit.state }, '')
}
