import { useEffect, useRef } from 'react'

/** Room above the highlighted element for what is sticky at the top of the page, in pixels. */
const above = 120

/**
 * Scrolls to the element that a stop of the tour is about, and highlights it. The element may appear
 * late and move while the page settles, so it is looked up in every frame.
 */
export function Spotlight({ find }: { find: () => Element | undefined }) {
  const light = useRef<HTMLDivElement>(null)

  useEffect(() => {
    let frame = 0
    let scrolledTo: Element | undefined
    const follow = () => {
      frame = requestAnimationFrame(follow)
      const target = find()
      const box = target?.getBoundingClientRect()
      if (light.current === null) return
      light.current.hidden = box === undefined || box.height === 0
      if (target === undefined || box === undefined) return
      if (target !== scrolledTo) {
        scrolledTo = target
        if (!isAlwaysThere(target)) {
          // In a list that scrolls by itself, too.
          target.scrollIntoView({ block: 'nearest', behavior: 'instant' })
          const { top } = target.getBoundingClientRect()
          window.scrollBy({ top: top - above, behavior: 'instant' })
        }
      }
      const { style } = light.current
      style.top = `${box.top - 6}px`
      style.left = `${box.left - 6}px`
      style.width = `${box.width + 12}px`
      style.height = `${box.height + 12}px`
    }
    follow()
    return () => cancelAnimationFrame(frame)
  }, [find])

  return (
    <div
      ref={light}
      hidden
      aria-hidden
      data-spotlight
      className="pointer-events-none fixed z-30 rounded-card border-3 border-accent shadow-[0_0_0_100vmax_rgb(10_17_40/45%)]"
    />
  )
}

/** Whether it stays where it is while the page scrolls, as the strip at the foot of the screen does. */
function isAlwaysThere(element: Element | null): boolean {
  if (element === null) return false
  const { position } = getComputedStyle(element)
  return position === 'sticky' || position === 'fixed' || isAlwaysThere(element.parentElement)
}
