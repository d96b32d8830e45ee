import { libCopy } from '../../lib/copy'
import { whenLoaded } from '../../lib/whenLoaded'
import { appUpdate, registerServiceWorker } from '../../pwa/appUpdate'
import { captureInstallPrompt } from '../../pwa/install'
import './early'

/*
 * What every visit does, also one in which a page is only read and React has not started
 * (docs/decisions/first-load.md). It must import neither React nor anything of a screen.
 */

/** Who has read for so long is likely to touch something next: milliseconds after the page has loaded. */
const reading = 5_000

captureInstallPrompt()
if (__API_MOCK__) {
  const { dataset, style } = document.documentElement
  dataset['demo'] = 'true'
  // On every sheet by `theme.css`. Not before: each element's style would be computed once more.
  addEventListener('beforeprint', () => {
    style.setProperty('--demo-note', JSON.stringify(libCopy.demoNote))
  })
}
void registerServiceWorker()
appUpdate.subscribe(sayStored)
void whenLoaded().then(() => setTimeout(() => window.early?.start(), reading))

/** In the strip at the foot (`StatusStrip.tsx`), which is empty until React says the same in it. */
function sayStored(): void {
  const strip = document.querySelector<HTMLElement>('#last:empty')
  if (strip === null || !appUpdate.read().offlineReady) return
  const line = document.createElement('p')
  line.className = 'bg-good-soft px-4 py-1 text-center text-sm text-good'
  line.textContent = strip.dataset['stored'] ?? ''
  strip.append(line)
}
