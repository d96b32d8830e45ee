import { useCallback } from 'react'
import { Store, type Readable } from '../../lib/store'

/** Pixels between what is scrolled into view and what is sticky at the edge. */
const gap = 16

/** Scrolled into view together with the focused element inside it. */
const marked = 'textarea, label'

const nearest = { block: 'nearest', behavior: 'instant' } as const

type Edge = 'Top' | 'Bottom'

/** The elements that are sticky at each edge now. */
const stuck: Record<Edge, Set<HTMLElement>> = { Top: new Set(), Bottom: new Set() }

const foot = new Store(0)

/** The height of all that is sticky at the foot of the screen, in pixels: what floats there stays above it. */
export const footRoom: Readable<number> = foot

/**
 * A ref for an element that is sticky at an edge of the screen: what takes the focus is scrolled
 * clear of it, whatever its height is. The custom property `room` tells its height to elements that
 * are sticky next to it.
 */
export function useStickyRoom(edge: Edge, room?: `--${string}`) {
  return useCallback(
    (element: HTMLElement | null) => {
      if (element === null) return undefined
      const makeWay = () => {
        // What moved away from under a finger would never be pressed.
        if (isPressed()) return void requestAnimationFrame(makeWay)
        tellRoom(room, element.offsetHeight)
        makeRoom(edge)
        // It moves the others at its edge along.
        for (const cover of stuck[edge]) uncover(cover)
      }
      const observer = new ResizeObserver(makeWay)
      stuck[edge].add(element)
      observer.observe(element)
      // On a screen that has become short, as above a phone's keyboard, it may not be sticky any more.
      addEventListener('resize', makeWay)
      // Never removed: the others would lose it, too.
      document.addEventListener('keyup', showWhole)
      return () => {
        observer.disconnect()
        removeEventListener('resize', makeWay)
        stuck[edge].delete(element)
        tellRoom(room, 0)
        makeRoom(edge)
      }
    },
    [edge, room],
  )
}

/** `index.html` notes it. */
function isPressed(): boolean {
  return 'pressed' in document.documentElement.dataset
}

/** Every element's style is computed anew for a property of the root, so it is left out when it is 0. */
function tellRoom(room: string | undefined, height: number) {
  if (room !== undefined)
    document.documentElement.style.setProperty(room, height === 0 ? '' : `${height}px`)
}

function makeRoom(edge: Edge) {
  const height = Array.from(stuck[edge]).reduce((sum, element) => sum + stuckHeight(element), 0)
  // Toasts float at the foot, too (ToastList.tsx): nobody types under one.
  const room = edge === 'Top' ? `${height}px` : `max(${height}px, var(--toast-room, 0px))`
  document.documentElement.style[`scrollPadding${edge}`] =
    height === 0 ? '' : `calc(${gap}px + ${room})`
  if (edge === 'Bottom') foot.set(height)
}

/** 0 for one that is not sticky on a screen as short as this one. */
function stuckHeight(element: HTMLElement): number {
  return getComputedStyle(element).position === 'sticky' ? element.offsetHeight : 0
}

/** When it grows, as a strip with a message does, the focused element is scrolled out from under it. */
function uncover(cover: HTMLElement) {
  const { activeElement } = document
  const focused = activeElement?.closest(marked) ?? activeElement
  if (!focused?.closest('main') || cover.contains(focused)) return
  const over = cover.getBoundingClientRect()
  const box = focused.getBoundingClientRect()
  if (box.top < over.bottom && box.bottom > over.top) focused.scrollIntoView(nearest)
}

/** For a text area browsers only bring the caret's line into view, and for a hidden file input nothing. */
function showWhole({ key }: KeyboardEvent) {
  if (key !== 'Tab') return
  document.activeElement?.closest(marked)?.scrollIntoView(nearest)
}
