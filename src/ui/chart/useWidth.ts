import { useCallback, useState } from 'react'

/** The current width of an element in sixteenths of a `rem`; 640 until it is laid out. */
export function useWidth() {
  const [width, setWidth] = useState(640)
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined
    const observer = new ResizeObserver(() => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
      if (element.clientWidth > 0) setWidth((element.clientWidth / rem) * 16)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, width] as const
}
