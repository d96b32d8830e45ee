/**
 * Has the browser lay out what is far below the screen after the first paint, a section in each frame: all
 * at once it is a task of a tenth of a second on a slow phone, before anything is seen. Not where the page
 * may open further down, because until then its height is a guess (`theme.css`).
 */
export function layOutInPieces(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (visit?.type !== 'navigate' || location.hash !== '') return
  document.documentElement.dataset['piecewise'] = ''
  addEventListener('DOMContentLoaded', () => {
    const sections = document.querySelectorAll<HTMLElement>('#main section ~ section')
    requestAnimationFrame(() => layOut(Array.from(sections)))
  })
}

function layOut([next, ...later]: HTMLElement[]): void {
  requestAnimationFrame(() => {
    if (next === undefined) {
      // What React draws from now on is laid out like any page.
      delete document.documentElement.dataset['piecewise']
      return
    }
    next.style.contentVisibility = 'visible'
    layOut(later)
  })
}
