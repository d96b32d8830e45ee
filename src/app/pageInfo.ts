import { useMatches } from 'react-router-dom'

/** Title and description of a page, kept with its route. */
export type PageInfo = { title: string; description: string }

/** The info of the page that is open now. */
export function usePageInfo(): PageInfo {
  const handle = useMatches().findLast((match) => match.handle !== undefined)?.handle
  return (handle as PageInfo | undefined) ?? { title: 'SSIP Portal', description: '' }
}
