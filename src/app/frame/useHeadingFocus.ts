import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/** State of a navigation after which the focus stays where it is. */
export const keepFocus = { keepFocus: true }

/**
 * On each navigation to another page the focus goes to its heading, so that screen readers say
 * where one is; with a hash it goes to what the hash names, on the same page too.
 */
export function useHeadingFocus(): void {
  const { pathname, hash, state } = useLocation()
  const last = useRef({ pathname, hash })
  useEffect(() => {
    const before = last.current
    last.current = { pathname, hash }
    if ((state as Partial<typeof keepFocus> | null)?.keepFocus === true) return
    const named = before.hash === hash ? null : elementNamed(hash)
    if (named !== null) named.focus({ preventScroll: true })
    else if (before.pathname !== pathname) {
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
    }
  }, [pathname, hash, state])
}

/** What can take the focus there: of a disclosure its summary. */
function elementNamed(hash: string): HTMLElement | null {
  const named = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)))
  return named instanceof HTMLDetailsElement ? named.querySelector('summary') : named
}
