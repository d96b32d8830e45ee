import { createContext, use } from 'react'
import { portalName } from './copy'
import type { PageInfo } from './page'

export const PageInfoContext = createContext<PageInfo>({ title: portalName })

/** The title and path of the current page. */
export function usePageInfo(): PageInfo {
  return use(PageInfoContext)
}

/** The page info of the innermost matched route that has one. */
export function infoOf(handles: readonly unknown[]): PageInfo {
  const handle = handles.findLast((handle) => handle !== undefined)
  return (handle as PageInfo | undefined) ?? { title: portalName }
}
