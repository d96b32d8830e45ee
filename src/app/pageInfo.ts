import { useMatches } from 'react-router-dom'

/** Title and description of a page, kept with its route. */
export type PageInfo = { title: string; description: string }

/** The info of the page that is open now. */
export function usePageInfo(): PageInfo {
  return infoOf(useMatches().map((match) => match.handle))
}

/** The info among the handles of the matched routes: the innermost one's. */
export function infoOf(handles: readonly unknown[]): PageInfo {
  const handle = handles.findLast((handle) => handle !== undefined)
  return (handle as PageInfo | undefined) ?? { title: 'SSIP Portal', description: '' }
}
