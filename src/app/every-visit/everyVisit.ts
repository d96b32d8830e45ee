import { pause } from '../../lib/pause'
import { whenLoaded } from '../../lib/whenLoaded'
import { appUpdate, registerServiceWorker } from '../../pwa/appUpdate'
import { captureInstallPrompt } from '../../pwa/install'
import '../early/early'

/*
 * What every visit does, also one in which a page is only read and React has not started
 * (docs/decisions/first-load.md). It must import neither React nor anything of a screen.
 */

/** Who has read for so long is likely to touch something next: milliseconds after the page has loaded. */
const reading = 5_000

/** How long the worker waits for the page's own scripts, which take half a minute at 50 kbit/s: milliseconds. */
const patience = 60_000

let isLeft = false

/** From now on React says in the strip at the foot what there is to say. */
export function leaveStripToReact(): void {
  isLeft = true
  strip()?.replaceChildren()
}

captureInstallPrompt()
appUpdate.subscribe(sayStored)
void afterPage()

async function afterPage(): Promise<void> {
  await whenLoaded()
  setTimeout(startUnasked, reading)
  // Storing files must not compete with what the page still needs, unless that does not come.
  await Promise.race([window.early?.loaded, pause(patience)])
  await registerServiceWorker()
}

function startUnasked(): void {
  // Without a network there is nothing to say about scripts that nobody has asked for.
  if (navigator.onLine) window.early?.start()
  else addEventListener('online', startUnasked, { once: true })
}

/** The tab is ready to work offline: as `StatusStrip.tsx` says it. */
function sayStored(): void {
  const { offlineReady } = appUpdate.read()
  if (isLeft || !offlineReady) return
  const line = document.createElement('p')
  line.className = 'bg-good-soft px-4 py-1 text-center text-sm text-good'
  line.textContent = strip()?.dataset['stored'] ?? ''
  strip()?.replaceChildren(line)
}

function strip(): HTMLElement | null {
  return document.getElementById('last')
}
