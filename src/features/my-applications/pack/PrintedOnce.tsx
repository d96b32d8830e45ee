import { useEffect, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

/**
 * Opens the print dialog with its content as the whole paper. Browsers on phones return from
 * `print()` at once, so the content stays until the browser says that it has printed.
 */
export function PrintedOnce({ onDone, children }: { onDone: () => void; children: ReactNode }) {
  useEffect(() => {
    window.addEventListener('afterprint', onDone, { once: true })
    window.print()
    return () => window.removeEventListener('afterprint', onDone)
  }, [onDone])
  return createPortal(<div className="print-alone">{children}</div>, document.body)
}
