import { useLayoutEffect, useRef, type RefObject } from 'react'
import { isField } from './useDeskKeys'

const remark = 'article textarea'

/**
 * Whoever types a remark types on while the layout changes and has another field in its place: where a
 * tablet is turned, a window made smaller, or the page printed. What is typed beside it would be taken
 * for keys of the desk. Returns the field in which somebody types, or typed until it went.
 */
export function useTypingOn(wide: boolean): RefObject<HTMLElement | undefined> {
  const typed = useRef<HTMLElement>(undefined)

  useLayoutEffect(() => {
    const begin = ({ target }: FocusEvent) => {
      if (isField(target)) typed.current = target
      // A field that has gone leaves the focus to a heading: nobody has moved it there.
      else if (typed.current?.isConnected === true) typed.current = undefined
    }
    // A press on nothing takes the focus away as well, and means to. One in the field leaves it there.
    const leave = ({ target }: PointerEvent) => {
      if (target !== typed.current) typed.current = undefined
    }
    document.addEventListener('focusin', begin)
    document.addEventListener('pointerdown', leave, true)
    return () => {
      document.removeEventListener('focusin', begin)
      document.removeEventListener('pointerdown', leave, true)
    }
  }, [])

  useLayoutEffect(() => {
    const had = typed.current
    if (!(had instanceof HTMLTextAreaElement) || had.isConnected) return
    if (document.activeElement !== document.body) return
    const field = document.querySelector<HTMLTextAreaElement>(remark)
    field?.focus({ preventScroll: true })
    field?.setSelectionRange(had.selectionStart, had.selectionEnd)
  }, [wide])

  return typed
}
