import { isValidElement } from 'react'
import type { RouteObject } from 'react-router-dom'
import { RequireAuth, RequireRole } from './guards'

/** The addresses of the portal, by the page that a host answers them with. */
export type PagePaths = {
  /** No guard stands around them: each is written as HTML. */
  public: string[]
  /** Guarded, with a parameter, or leading elsewhere: patterns that the empty page answers. */
  shell: string[]
}

export function pagePaths(routes: readonly RouteObject[], guarded = false): PagePaths {
  const all: PagePaths = { public: [], shell: [] }
  for (const route of routes) {
    if (route.path !== undefined && route.path !== '*') {
      const written = !guarded && route.lazy !== undefined && !route.path.includes(':')
      all[written ? 'public' : 'shell'].push(route.path)
    }
    const inside = pagePaths(route.children ?? [], guarded || isGuard(route))
    all.public.push(...inside.public)
    all.shell.push(...inside.shell)
  }
  return all
}

function isGuard({ Component, element }: RouteObject): boolean {
  return Component === RequireAuth || (isValidElement(element) && element.type === RequireRole)
}
