import { use, useLayoutEffect, useRef, type RefObject } from 'react'
import { latinKey } from '../../../../lib/latinKey'
import { pageLoading } from '../../../../lib/pageLoading'
import { HiddenScreen } from '../../../../ui/page/HiddenScreen'
import type { Interim } from './interim'

/**
 * Single-key shortcuts. They are ignored while somebody types, also where the field has gone meanwhile,
 * while a dialog or a menu is open or on its way, while another page is, while the screen is hidden, or
 * with a modifier key; they can be switched off (WCAG 2.1.4).
 */
export function useDeskKeys(
  actions: Readonly<Record<string, () => void>>,
  interim: Interim,
  typed: RefObject<HTMLElement | undefined>,
): void {
  // In the same commit as the desk: after the paint, a key that is pressed at once would be missed.
  const current = useRef(actions)
  useLayoutEffect(() => {
    current.current = actions
  })
  const hidden = use(HiddenScreen)
  useLayoutEffect(() => {
    if (hidden) return undefined
    function onKey(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      // A key that is held is one press.
      if (event.repeat || pageLoading.read()) return
      if (document.querySelector(overlays) !== null || typesElsewhere(event.target)) return
      const field = typed.current
      // The search goes with the window's width; a reason, with its decision.
      if (field instanceof HTMLInputElement && !field.isConnected && !isField(event.target)) {
        // Whoever presses another key than a letter has seen that.
        if (event.key.length > 1) typed.current = undefined
        return
      }
      const ofReason = interim.type(event.key)
      // What is decided on takes no more letters.
      if (!ofReason && isField(event.target) && !interim.isOn()) return
      const key = latinKey(event)
      const action = Object.hasOwn(current.current, key) ? current.current[key] : undefined
      if (!ofReason && action === undefined) return
      event.preventDefault()
      if (!ofReason) action?.()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [hidden, interim, typed])
}

const overlays =
  '[role=dialog], [role=alertdialog], [role=menu], [aria-haspopup=dialog][aria-expanded=true]'

/** Whether this is a field that is not in the reading pane. */
export function typesElsewhere(target: EventTarget | null): boolean {
  return isField(target) && target.closest('article') === null
}

/** Whether something is typed or chosen in this. */
export function isField(target: EventTarget | null): target is HTMLElement {
  return target instanceof HTMLElement && target.closest('input, textarea, select') !== null
}
