import { useEffect, useLayoutEffect, useRef } from 'react'

const remark = 'article textarea'

/**
 * Whoever types a remark types on while the layout changes and has another field in its place: where a
 * tablet is turned, a window made smaller, or the page printed. What is typed beside it would be taken
 * for keys of the desk.
 */
export function useTypingOn(wide: boolean): void {
  const typed = useRef<HTMLTextAreaElement>(undefined)

  useEffect(() => {
    const begin = ({ target }: FocusEvent) => {
      const isRemark = target instanceof HTMLTextAreaElement && target.matches(remark)
      typed.current = isRemark ? target : undefined
    }
    // A press on nothing takes the focus away as well, and means to.
    const leave = () => {
      typed.current = undefined
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
    if (had === undefined || had.isConnected || document.activeElement !== document.body) return
    const field = document.querySelector<HTMLTextAreaElement>(remark)
    field?.focus({ preventScroll: true })
    field?.setSelectionRange(had.selectionStart, had.selectionEnd)
  }, [wide])
}
