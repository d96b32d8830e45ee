import { matchRoutes, type Location, type RouteObject } from 'react-router-dom'
import { language } from '../lib/language'

/** The routes that match an address of this origin, outermost first; empty when none does. */
export function matchesAt(routes: RouteObject[], address: string | Partial<Location>) {
  return matchRoutes(routes, address, language.home) ?? []
}
