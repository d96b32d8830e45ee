import { onTestFinished } from 'vitest'

/** What a screen reader reads out of the headings that take the focus from now on. */
export function focusedHeadings(): (string | null)[] {
  const heard: (string | null)[] = []
  const hear = ({ target }: FocusEvent) => {
    if (target instanceof HTMLHeadingElement) heard.push(target.textContent)
  }
  document.addEventListener('focusin', hear)
  onTestFinished(() => document.removeEventListener('focusin', hear))
  return heard
}

/**
 * What the live regions that are there now say later. One that comes with its text is not read out by
 * every screen reader.
 */
export function openRegions(): () => (string | null)[] {
  const regions = [...document.querySelectorAll('[role=status]')]
  return () => regions.filter(({ isConnected }) => isConnected).map((region) => region.textContent)
}
