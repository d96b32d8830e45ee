import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { keepsFocus } from '../../lib/keepFocus'

/**
 * Closes a dialog when Back, with which a phone closes things, has led to another page behind it.
 * Returns whether that page takes the focus, asked on closing.
 */
export function useLedBack(close: (() => void) | undefined): () => boolean {
  const { pathname, state } = useLocation()
  const isBack = useNavigationType() === NavigationType.Pop
  const over = useRef(pathname)
  const takesFocus = useRef(false)
  useEffect(() => {
    if (over.current === pathname) return
    over.current = pathname
    takesFocus.current = isBack && !keepsFocus(state)
    if (isBack) close?.()
  }, [pathname, state, isBack, close])
  return () => takesFocus.current
}
