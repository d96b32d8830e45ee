import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/** On each navigation to another page the focus goes to its heading, so that screen readers say where one is. */
export function useHeadingFocus(): void {
  const { pathname } = useLocation()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }, [pathname])
}
