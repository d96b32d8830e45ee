/** A link to another page of the portal. */
export const ownLink = 'a[href^="/"]:not([target]):not([download])'

/** Until when a page that is being left has time to go: its own time in milliseconds. */
let leavesUntil = 0

/** The last press was of a link that opens another program: Chromium reports that as leaving, too. */
let opensProgram = false

function leaves(): void {
  if (!opensProgram) leavesUntil = performance.now() + 10_000
}

/** The browser has kept the page for 'Back', and it is back. */
function comeBack({ persisted }: PageTransitionEvent): void {
  if (persisted) leavesUntil = 0
}

/** Once nothing else has handled the press: React leads to most pages by itself. */
function onPress(event: MouseEvent): void {
  const link = (event.target as Element).closest('a')
  opensProgram = link !== null && /^(mailto|tel):/.test(link.href)
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return
  if (link?.matches(ownLink)) leaves()
}

/** From now on notices when the page is left: by a link, by another address, or loaded again. */
export function watchLeaving(): void {
  addEventListener('beforeunload', leaves)
  addEventListener('pageshow', comeBack)
  // Safari on an iPhone reports no leaving.
  addEventListener('click', onPress)
}

/** Resolves when the page is not being left, or the next one is long overdue. */
export async function stays(): Promise<void> {
  while (performance.now() < leavesUntil) await new Promise((later) => setTimeout(later, 100))
}
