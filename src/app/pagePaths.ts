import { isValidElement } from 'react'
import type { RouteObject } from 'react-router-dom'
import { RequireAuth, RequireRole } from './guards'

/** The addresses of the portal, by the page that a host answers them with. */
export type PagePaths = {
  /** No guard stands around them: each is written as HTML. */
  public: string[]
  /** Of these the frame is written, with the spinner that a guard shows until it knows who is here. */
  guarded: string[]
  /** With a parameter, or leading elsewhere: patterns that one page for all answers. */
  shell: string[]
}

export function pagePaths(routes: readonly RouteObject[], guarded = false): PagePaths {
  const all: PagePaths = { public: [], guarded: [], shell: [] }
  for (const route of routes) {
    if (route.path !== undefined && route.path !== '*') {
      const written = route.lazy !== undefined && !route.path.includes(':')
      all[written ? (guarded ? 'guarded' : 'public') : 'shell'].push(route.path)
    }
    const inside = pagePaths(route.children ?? [], guarded || isGuard(route))
    all.public.push(...inside.public)
    all.guarded.push(...inside.guarded)
    all.shell.push(...inside.shell)
  }
  return all
}

function isGuard({ Component, element }: RouteObject): boolean {
  return Component === RequireAuth || (isValidElement(element) && element.type === RequireRole)
}
