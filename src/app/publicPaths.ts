import { isValidElement } from 'react'
import type { RouteObject } from 'react-router-dom'
import { RequireAuth, RequireRole } from './guards'

/** Paths of every page that no guard stands around: the ones that are prerendered. */
export function publicPaths(routes: readonly RouteObject[]): string[] {
  return routes.flatMap((route) => {
    if (isGuarded(route)) return []
    const own = route.path !== undefined && route.lazy !== undefined ? [route.path] : []
    return [...own, ...publicPaths(route.children ?? [])]
  })
}

function isGuarded({ Component, element }: RouteObject): boolean {
  return Component === RequireAuth || (isValidElement(element) && element.type === RequireRole)
}
