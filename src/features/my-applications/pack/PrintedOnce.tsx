import { useEffect, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

/**
 * Opens the print dialog with only its content on the page, and `title` as the name of a PDF. On
 * phones `print()` returns at once, so the content stays until the browser reports that it has
 * printed.
 */
export function PrintedOnce({
  title,
  onDone,
  children,
}: {
  title: string
  onDone: () => void
  children: ReactNode
}) {
  useEffect(() => {
    const titleBefore = document.title
    document.title = title
    window.addEventListener('afterprint', onDone, { once: true })
    window.print()
    return () => {
      window.removeEventListener('afterprint', onDone)
      document.title = titleBefore
    }
  }, [title, onDone])
  return createPortal(<div className="print-alone">{children}</div>, document.body)
}
