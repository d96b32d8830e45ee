import { useEffect, useRef } from 'react'
import { documentTitle } from '../../lib/documentTitle'
import { usePageInfo } from '../pageInfo'

/** Sets the document's title and description to those of the current page. */
export function useDocumentHead(): void {
  const { title, path } = usePageInfo()
  const described = useRef(path)

  useEffect(() => {
    document.title = documentTitle(title)
  }, [title])

  // The first page has its own description already; the others are loaded on the first navigation.
  useEffect(() => {
    if (described.current === path) return
    described.current = path
    forgetAddresses()
    void describe(path)
  }, [path])
}

/**
 * The addresses for search engines are those of the page that was opened. A browser shares the
 * canonical one, so it must not outlive that page.
 */
function forgetAddresses(): void {
  const links = document.querySelectorAll('head > [hreflang], head > [rel="canonical"]')
  for (const link of links) link.remove()
}

async function describe(path: string | undefined): Promise<void> {
  // The description is read by search engines and share sheets only, so a missing one does no harm.
  const module = await import('../pageDescription').catch(() => undefined)
  if (module === undefined) return
  const meta = document.querySelector('meta[name="description"]')
  meta?.setAttribute('content', module.descriptionOf(path))
}
