import { use, useEffect, useRef } from 'react'
import { HiddenScreen } from '../../../../ui/page/HiddenScreen'

/**
 * Single-key shortcuts. They are ignored while somebody types, while a dialog or a menu is open, while
 * the screen is hidden, or with a modifier key; they can be switched off (WCAG 2.1.4).
 */
export function useDeskKeys(actions: Readonly<Record<string, () => void>>): void {
  const current = useRef(actions)
  useEffect(() => {
    current.current = actions
  })
  const hidden = use(HiddenScreen)
  useEffect(() => {
    if (hidden) return undefined
    function onKey(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      // A key that is held is one press.
      if (event.repeat) return
      if (isTyping(event.target) || document.querySelector(overlays) !== null) return
      const action = Object.hasOwn(current.current, event.key)
        ? current.current[event.key]
        : undefined
      if (action === undefined) return
      event.preventDefault()
      action()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [hidden])
}

const overlays = '[role=dialog], [role=alertdialog], [role=menu]'

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select') !== null
}
