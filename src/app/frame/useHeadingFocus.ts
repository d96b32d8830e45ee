import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { keepsFocus } from '../../lib/keepFocus'
import { elementNamed } from '../elementNamed'

/**
 * After each navigation to another page the focus moves to its heading, so that screen readers
 * announce it; with a hash it moves to the target of the hash, also on the same page.
 */
export function useHeadingFocus(): void {
  const { pathname, hash, state } = useLocation()
  const last = useRef({ pathname, hash })
  useEffect(() => {
    const before = last.current
    last.current = { pathname, hash }
    if (keepsFocus(state)) return undefined
    const named = before.hash === hash ? null : focusableAt(hash)
    if (named !== null) named.focus({ preventScroll: true })
    else if (before.pathname !== pathname) return focusHeading()
    return undefined
  }, [pathname, hash, state])
}

/**
 * Moves the focus now, or once the screen has rendered, unless the person has moved it elsewhere by
 * then.
 */
export function focusHeading(): (() => void) | undefined {
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

/** A focusable heading; the heading of a page that is still loading is not. */
function findHeading(): HTMLElement | null {
  return document.querySelector('main h1[tabindex]')
}

/** The focusable target: for a disclosure its summary; a closed disclosure around the target is opened. */
function focusableAt(hash: string): HTMLElement | null {
  const named = elementNamed(hash)
  named?.parentElement?.closest('details')?.setAttribute('open', '')
  return named instanceof HTMLDetailsElement ? named.querySelector('summary') : named
}
