import { isOwnStep } from './ownSteps'

/** How to close each thing that is open over the page, the last one opened last. */
const open: (() => void)[] = []

/** Hears Back where it would leave the portal, of which a page is not told otherwise. */
let watcher: CloseWatcher | undefined

/**
 * To be called when something opens over the page. Until the returned function is called, Back, with
 * which a phone closes things, closes it before it leads to another page.
 */
export function closedByBack(close: () => void): () => void {
  open.push(close)
  watch()
  return () => {
    open.splice(open.lastIndexOf(close), 1)
    watch()
  }
}

/** Closes what was opened last; undefined where nothing is open. */
export function closerOfLast(): (() => void) | undefined {
  return open.at(-1)
}

/** Only on a tab's first page: on others Back comes to `PortalRouter`, in every browser. */
function watch(): void {
  if (open.length === 0) {
    watcher?.destroy()
    watcher = undefined
  } else if (watcher === undefined && window.CloseWatcher !== undefined && !isOwnStep(-1)) {
    watcher = new window.CloseWatcher()
    watcher.addEventListener('close', closed)
  }
}

function closed(): void {
  watcher = undefined
  closerOfLast()?.()
  watch()
}
