import { useEffect } from 'react'
import { documentTitle } from '../../lib/documentTitle'
import { usePageInfo } from '../pageInfo'

/** Gives the document the title and description of the page that is open. */
export function useDocumentHead(): void {
  const { title, description } = usePageInfo()
  useEffect(() => {
    document.title = documentTitle(title)
    document.querySelector('meta[name="description"]')?.setAttribute('content', description)
  }, [title, description])
}
