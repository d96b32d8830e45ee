import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'
import type { PageInfo } from './pageInfo'

type Load = () => Promise<ComponentType>

/** A route whose screen is loaded when it is first opened. */
export function page(path: string, title: string, description: string, load: Load): RouteObject {
  return {
    path,
    handle: { title, description } satisfies PageInfo,
    lazy: async () => ({ Component: await load() }),
  }
}

/** A page that is announced but not written yet (spec §2). */
export function comingSoon(path: string, title: string): RouteObject {
  return page(path, title, `${title}: coming soon to the SSIP Portal.`, async () => {
    const { ComingSoonPage } = await import('./ComingSoonPage')
    return () => <ComingSoonPage title={title} />
  })
}
