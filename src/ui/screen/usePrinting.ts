import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Whether the page is being printed. What is rendered then is on the sheet, and gone afterwards. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false)
  useEffect(() => {
    // The browser lays the sheets out as soon as the listeners have returned.
    const print = (on: boolean) => flushSync(() => setPrinting(on))
    const paper = window.matchMedia('print')
    const end = new AbortController()
    const { signal } = end
    window.addEventListener('beforeprint', () => print(true), { signal })
    window.addEventListener('afterprint', () => print(false), { signal })
    // Some browsers tell only one of the two.
    paper.addEventListener('change', () => print(paper.matches), { signal })
    return () => end.abort()
  }, [])
  return printing
}
