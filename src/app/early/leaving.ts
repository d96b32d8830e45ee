/** Until when a link that was followed natively has time to leave: the page's own time in milliseconds. */
let leavesUntil = 0

/** Once nothing else has handled the press: React leads to most pages by itself. */
function onPress(event: MouseEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return
  if ((event.target as Element).closest('a[href^="/"]:not([target]):not([download])'))
    leavesUntil = performance.now() + 10_000
}

/** From now on notices each link that is followed. */
export function watchLeaving(): void {
  addEventListener('click', onPress)
}

/** Resolves when no link is being followed, or the next page is long overdue. */
export async function stays(): Promise<void> {
  while (performance.now() < leavesUntil) await new Promise((later) => setTimeout(later, 100))
}
