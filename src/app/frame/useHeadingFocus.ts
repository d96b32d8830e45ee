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
    if ((state as Partial<typeof keepFocus> | null)?.keepFocus === true) return undefined
    const named = before.hash === hash ? null : elementNamed(hash)
    if (named !== null) named.focus({ preventScroll: true })
    else if (before.pathname !== pathname) return focusHeading()
    return undefined
  }, [pathname, hash, state])
}

/** At once, or when the screen is there, unless the person has gone on to something else by then. */
function focusHeading(): (() => void) | undefined {
  const heading = findHeading()
  if (heading !== null) {
    heading.focus({ preventScroll: true })
    return undefined
  }
  const focused = document.activeElement
  const coming = new MutationObserver(() => {
    const found = findHeading()
    if (found === null) return
    coming.disconnect()
    const now = document.activeElement
    if (now === focused || now === document.body) found.focus({ preventScroll: true })
  })
  coming.observe(document.body, { childList: true, subtree: true })
  return () => coming.disconnect()
}

/** One that can take the focus: that of a page which is still on its way cannot. */
function findHeading(): HTMLElement | null {
  return document.querySelector('main h1[tabindex]')
}

/** What can take the focus there: of a disclosure its summary. */
function elementNamed(hash: string): HTMLElement | null {
  const named = hash === '' ? null : document.getElementById(decoded(hash.slice(1)))
  return named instanceof HTMLDetailsElement ? named.querySelector('summary') : named
}

/** A hash that is no URI component, as in a link that was cut off, names nothing but is no error either. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
