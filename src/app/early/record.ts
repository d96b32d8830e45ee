/*
 * The inline script in the head of every page (scripts/build/earlyScript.ts). Until React has taken over,
 * it records what is pressed and typed, and `EarlyTouches.tsx` replays it once, or says that React
 * will not come. Links, disclosures and fields work natively without it, so a page for everyone loads
 * its scripts only when it is touched, or has something of this device to show
 * (docs/decisions/first-load.md).
 */
import type { Early } from './early'
import { layOutInPieces } from './layOutInPieces'
import { stays, watchLeaving } from './leaving'
import { markRestoredFields } from './restoredFields'
import { loadEveryVisit, loadScripts, page } from './scripts'
import { hasDatabase, hasSomethingToShow } from './thisDevice'
import { recordTouches } from './touches'

const untouched = new AbortController()

const start = () => {
  untouched.abort()
  if (page !== undefined) early.loaded ??= loadScripts()
}

const early: Early = Object.assign(recordTouches(), { start, stays })
window.early = early
layOutInPieces()
markRestoredFields()
watchLeaving()

if (page !== undefined) {
  if (hasSomethingToShow()) startOncePainted()
  const once = { capture: true, passive: true, signal: untouched.signal }
  for (const touch of ['click', 'keydown', 'input', 'focusin', 'wheel', 'pointerdown'])
    addEventListener(touch, start, once)
  addEventListener('pointermove', onMove, once)
  void startIfStored()
  loadEveryVisit()
}

/** A pointer that rests where the page appears moves by nothing. */
function onMove({ movementX, movementY }: MouseEvent): void {
  if (movementX !== 0 || movementY !== 0) start()
}

/** Before that, scripts would share the line with the page itself. */
function startOncePainted(): void {
  if (document.readyState === 'loading') {
    addEventListener('DOMContentLoaded', startOncePainted)
    return
  }
  requestAnimationFrame(() => setTimeout(start))
  // A page that is hidden paints nothing.
  setTimeout(start, 100)
}

async function startIfStored(): Promise<void> {
  if (await hasDatabase()) startOncePainted()
}
