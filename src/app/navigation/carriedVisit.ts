import { tabValue } from '../../lib/localValue'

/** A visit to a page that goes on in another language. */
type Visit = {
  /** The address in the other language. */
  pathname: string
  /** The state of its history entry: where to go after signing in. */
  state: unknown
  /** How far down the page is scrolled, from 0 to 1. */
  share: number
}

const carried = tabValue('carried-visit', (value) => value as Visit | null)

/** For the page at this address, which is about to be loaded. */
export function carryVisit(pathname: string): void {
  const room = heightToScroll()
  const { usr: state } = (history.state ?? {}) as { usr?: unknown }
  carried.write({ pathname, state, share: room > 0 ? scrollY / room : 0 })
}

/**
 * Continues a visit that was carried here, if any, before the router reads the address: its place on
 * the page is kept if the page is there already.
 */
export function arrive(): void {
  const visit = carried.read()
  if (visit === null) return
  carried.remove()
  if (visit.pathname !== location.pathname || history.state !== null) return
  history.replaceState({ usr: visit.state }, '')
  scrollTo({ top: visit.share * heightToScroll(), behavior: 'instant' })
}

function heightToScroll(): number {
  return document.documentElement.scrollHeight - innerHeight
}
