import { matchRoutes, parsePath, type Location, type RouteObject } from 'react-router-dom'
import { language } from '../lib/language'

type Matches = NonNullable<ReturnType<typeof matchRoutes>>

/** By routes and path: sorting all routes anew takes a cheap phone 5 ms, and a start asks twice. */
const known = new WeakMap<RouteObject[], Map<string, Matches>>()

/** The routes that match an address of this origin, outermost first; empty when none does. */
export function matchesAt(routes: RouteObject[], address: string | Partial<Location>): Matches {
  const { pathname = '/' } = typeof address === 'string' ? parsePath(address) : address
  const found = known.get(routes) ?? new Map<string, Matches>()
  known.set(routes, found)
  const matches = found.get(pathname) ?? matchRoutes(routes, pathname, language.home) ?? []
  found.set(pathname, matches)
  return matches
}
