import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Whether the page is being printed. What is rendered then is on the sheet, and gone afterwards. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false)
  useEffect(() => {
    // The browser lays the sheets out as soon as the listeners have returned.
    const print = (on: boolean) => flushSync(() => setPrinting(on))
    const paper = window.matchMedia('print')
    const before = () => print(true)
    const after = () => print(false)
    // Some browsers tell only one of the two.
    const changed = () => print(paper.matches)
    window.addEventListener('beforeprint', before)
    window.addEventListener('afterprint', after)
    paper.addEventListener('change', changed)
    return () => {
      window.removeEventListener('beforeprint', before)
      window.removeEventListener('afterprint', after)
      paper.removeEventListener('change', changed)
    }
  }, [])
  return printing
}
