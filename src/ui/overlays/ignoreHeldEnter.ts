import type { KeyboardEvent } from 'react'

/**
 * For `onKeyDownCapture`: Enter that is still held from what has opened an overlay presses nothing in
 * it. In a text of several lines it goes on.
 */
export function ignoreHeldEnter(event: KeyboardEvent): void {
  if (event.key !== 'Enter' || !event.repeat || event.target instanceof HTMLTextAreaElement) return
  event.preventDefault()
  event.stopPropagation()
}
