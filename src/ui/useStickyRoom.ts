import { useCallback } from 'react'

/** Pixels between what is scrolled into view and what sticks to the edge. */
const gap = 16

/**
 * A ref for what sticks to an edge of the screen: what takes the focus is scrolled clear of it, however
 * tall it is just now.
 */
export function useStickyRoom(edge: 'Top' | 'Bottom') {
  return useCallback(
    (element: HTMLElement | null) => {
      if (element === null || typeof ResizeObserver === 'undefined') return undefined
      const { style } = document.documentElement
      const observer = new ResizeObserver(() => {
        style[`scrollPadding${edge}`] = `${element.offsetHeight + gap}px`
      })
      observer.observe(element)
      document.addEventListener('keyup', showWhole)
      return () => {
        observer.disconnect()
        document.removeEventListener('keyup', showWhole)
        style[`scrollPadding${edge}`] = ''
      }
    },
    [edge],
  )
}

/** Of a text area browsers only bring the line of the caret into view, and of a hidden file input nothing. */
function showWhole({ key }: KeyboardEvent) {
  if (key !== 'Tab') return
  document.activeElement?.closest('textarea, label')?.scrollIntoView({ block: 'nearest' })
}
