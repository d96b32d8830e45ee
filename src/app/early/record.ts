/*
 * The inline script in the head of every page (scripts/build/earlyScript.ts). Until React has taken over,
 * it records what is pressed and typed, and `EarlyTouches.tsx` replays it once, or says that React
 * will not come. Links, disclosures and fields work natively without it, so a page for everyone loads
 * its scripts only when it is touched, or has something of this device to show
 * (docs/decisions/first-load.md).
 */
import type { Early, Field, Press } from './early'
import { stays, watchLeaving } from './leaving'
import { placeOf } from './placeOf'
import { markRestoredFields } from './restoredFields'

/** The page's address, or '*', and its scripts (`scripts/build/pageTemplate.ts`); nothing during development. */
const meta = document.querySelector<HTMLMetaElement>('meta[name=scripts]')
const [page, everyVisit = '', ...scripts] = meta?.content.split(' ') ?? []

const touches = ['pointerdown', 'wheel', 'keydown', 'focusin', 'input', 'click']
let started = page === undefined

/** Of what the scripts call, this came to browsers last: Chromium 110, Firefox 115, Safari 16. */
const isTooOld = !('toSorted' in Array.prototype)

const presses: Press[] = []
const entries: Early['entries'] = new Map()
const disclosures: Early['disclosures'] = new Map()

const onClick = (event: Event) => {
  const element = (event.target as Element).closest('button')
  if (element === null || element.disabled) return
  // Submitted natively, a form would put what was typed, passwords included, into its address.
  event.preventDefault()
  presses.push({ element, place: placeOf(element) })
}

const noteKey = (event: KeyboardEvent) => {
  const { key, code, ctrlKey, metaKey } = event
  const element = event.target as Element
  event.preventDefault()
  presses.push({ element, place: placeOf(element), key: { key, code, ctrlKey, metaKey } })
}

const onTabKey = (event: KeyboardEvent) => {
  const isTab = (event.target as Element).matches('[role=tab]')
  if (isTab && /^(Arrow|Home$|End$)/.test(event.key)) noteKey(event)
}

const onPageKey = (event: KeyboardEvent) => {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event
  if ((ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'k') noteKey(event)
}

const onInput = ({ target }: Event) => {
  const field = target as Field
  // In a group of radio buttons only the last choice counts.
  for (const other of entries.keys()) {
    const isAlike = field.type === 'radio' && other.type === 'radio' && other.name === field.name
    if (other === field || isAlike) entries.delete(other)
  }
  entries.set(field, {
    place: placeOf(field),
    value: field.value,
    checked: 'checked' in field && field.checked,
    caret: 'selectionEnd' in field ? field.selectionEnd : null,
  })
}

const onFocus = ({ target }: Event) => {
  const element = target as Element
  early.focused = { element, place: placeOf(element) }
}

/** Of a press the browser tells later, and not at all once React has replaced the element. */
const onToggle = ({ type, target }: Event) => {
  const element = target as Element
  const disclosure = (type === 'click' ? element.closest('summary') : element)?.closest('details')
  if (disclosure) disclosures.set(disclosure, placeOf(disclosure))
}

/**
 * Enter that is held is one press, for as long as the page is there: browsers press a button again
 * and again, and the button or the dialog that has come into its place. In a text it goes on.
 */
const onHeldKey = (event: KeyboardEvent) => {
  if (event.key !== 'Enter' || !event.repeat || (event.target as Element).matches('textarea'))
    return
  event.preventDefault()
  event.stopPropagation()
}

/** A pointer that rests where the page appears moves by nothing. */
const onMove = ({ movementX, movementY }: MouseEvent) => {
  if (movementX !== 0 || movementY !== 0) start()
}

const start = () => {
  for (const touch of touches) removeEventListener(touch, start, true)
  removeEventListener('pointermove', onMove, true)
  if (started) return
  started = true
  if (isTooOld) tell('too-old')
  else {
    // What the worker has stored needs no preload, and WebKit would use one of the version before.
    if (!isServed()) void preloadScripts()
    early.loaded = load()
  }
}

/** Ends when React handles presses itself, and when it has taken over the fields. */
const pressed = new AbortController()
const taken = new AbortController()
const forPresses = { capture: true, signal: pressed.signal }
const forFields = { capture: true, signal: taken.signal }
addEventListener('keydown', onHeldKey, true)
addEventListener('click', onClick, forPresses)
addEventListener('keydown', onTabKey, forPresses)
addEventListener('keydown', onPageKey, forFields)
addEventListener('input', onInput, forFields)
addEventListener('focusin', onFocus, forFields)
addEventListener('toggle', onToggle, forFields)
addEventListener('click', onToggle, forFields)
markRestoredFields()
watchLeaving()

const early: Early = {
  presses,
  entries,
  disclosures,
  start,
  stays,
  stopPresses: () => pressed.abort(),
  stop: () => [pressed, taken].forEach((each) => each.abort()),
}
window.early = early

if (!started) {
  if (hasSomethingToShow()) startOncePainted()
  for (const touch of touches) addEventListener(touch, start, { capture: true, passive: true })
  addEventListener('pointermove', onMove, { capture: true, passive: true })
  void startIfStored()
  if (!isTooOld) loadEveryVisit()
}

/** Fetched as soon as the whole page is there, and run once that is shown. */
function loadEveryVisit(): void {
  document.addEventListener('DOMContentLoaded', () => {
    if (!isServed()) preload(everyVisit, 'low')
  })
  // If it does not arrive, a touch says so.
  addEventListener('load', () => void import(everyVisit).catch(() => undefined))
}

/** Shows a sentence that the page brings along (`scripts/build/pageTemplate.ts`). */
function tell(what: 'not-loaded' | 'too-old'): void {
  const notice = document.getElementById(what)
  if (notice === null) return
  notice.hidden = false
  // Its link would show the same page again wherever the host lets browsers keep pages.
  notice.querySelector('a')?.addEventListener('click', (press) => {
    press.preventDefault()
    location.reload()
  })
}

/** Twenty of them in one task take a slow phone 50 to 100 ms. */
async function preloadScripts(): Promise<void> {
  for (const [index, file] of scripts.entries()) {
    if (index % 4 === 3) await new Promise((later) => setTimeout(later))
    preload(file)
  }
}

function preload(file: string, priority: 'low' | 'auto' = 'auto'): void {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = file
  link.fetchPriority = priority
  document.head.append(link)
}

/** Before that, scripts would share the line with the page itself. */
function startOncePainted(): void {
  if (document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', startOncePainted)
    return
  }
  requestAnimationFrame(() => setTimeout(start))
  // A page that is hidden paints nothing.
  setTimeout(start, 100)
}

/** Each file is read in a task of its own, between which the page responds. */
async function load(): Promise<void> {
  let hasEntry = false
  try {
    for (const file of scripts) {
      // What React does on this page (a form leads on to its step) could end the leaving.
      await stays()
      await import(file).catch(() => stays().then(() => import(file)))
      hasEntry ||= file.endsWith('/app.js')
    }
  } catch {
    // What React itself cannot load it tells of.
    if (!hasEntry) tell('not-loaded')
  }
}

/** Something of this device or in the address, which the page as it was built does not show. */
function hasSomethingToShow(): boolean {
  if (location.pathname + location.search + location.hash !== page) return true
  if (isServed()) return true
  try {
    return [...Object.keys(localStorage), ...Object.keys(sessionStorage)].some(isShown)
  } catch {
    // Blocked: nothing is stored.
    return false
  }
}

function isServed(): boolean {
  return 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null
}

/** Which languages are stored is not (src/pwa/appUpdate.ts). */
function isShown(key: string): boolean {
  return !key.startsWith('kept-')
}

/** What a visitor chose is in a database. */
async function startIfStored(): Promise<void> {
  try {
    if ((await indexedDB.databases()).length > 0) startOncePainted()
  } catch {
    // A browser that cannot list them may have one.
    startOncePainted()
  }
}
