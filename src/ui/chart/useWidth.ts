import { useCallback, useState } from 'react'

/** The current width of an element in pixels; 640 until it is laid out. */
export function useWidth() {
  const [width, setWidth] = useState(640)
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null || typeof ResizeObserver === 'undefined') return undefined
    const observer = new ResizeObserver(() => {
      if (element.clientWidth > 0) setWidth(element.clientWidth)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, width] as const
}
