/*
 * The inline script in the head of every page (scripts/earlyScript.ts). Until React has taken over,
 * it records what is pressed and typed, and `EarlyTouches.tsx` replays it once, or says that React
 * will not come. Links, disclosures and fields work natively without it: a page for everyone loads its
 * scripts only when it is touched, or has something of this device to show
 * (docs/decisions/first-load.md). It imports types only, because the file is inlined into each page as
 * it is.
 */
import type { Early, Field, Place, Press } from './early'

/** What a page for everyone loads later (`scripts/pageTemplate.ts`); others name their scripts natively. */
const meta = document.querySelector<HTMLMetaElement>('meta[name=scripts]')
const [page, everyVisit = '', ...scripts] = meta?.content.split(' ') ?? []

const touches = ['pointermove', 'pointerdown', 'wheel', 'keydown', 'focusin', 'input', 'click']
let started = page === undefined

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
    if (field.type === 'radio' && other.type === 'radio' && other.name === field.name) {
      entries.delete(other)
    }
  }
  entries.delete(field)
  entries.set(field, {
    place: placeOf(field),
    value: field.value,
    checked: 'checked' in field && field.checked,
    caret: 'selectionEnd' in field ? field.selectionEnd : null,
  })
}

const onToggle = ({ target }: Event) => {
  disclosures.set(target as HTMLDetailsElement, placeOf(target as Element))
}

/** Nothing would ever answer. */
const tellNotLoaded = () => {
  const notice = document.getElementById('not-loaded')
  if (notice !== null) notice.hidden = false
}

/** An error of the entry is also one of what it imports. */
const onError = ({ target }: Event) => {
  if (target instanceof HTMLScriptElement && isEntry(target.src)) tellNotLoaded()
}

const start = () => {
  for (const touch of touches) removeEventListener(touch, start, true)
  if (started) return
  started = true
  for (const file of scripts) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = file
    document.head.append(link)
  }
  load().catch(tellNotLoaded)
}

addEventListener('error', onError, true)
addEventListener('click', onClick, true)
addEventListener('keydown', onTabKey, true)
addEventListener('keydown', onPageKey, true)
addEventListener('input', onInput, true)
addEventListener('toggle', onToggle, true)

const stopPresses = () => {
  removeEventListener('click', onClick, true)
  removeEventListener('keydown', onTabKey, true)
}
window.early = {
  presses,
  entries,
  disclosures,
  start,
  stopPresses,
  stop() {
    stopPresses()
    removeEventListener('keydown', onPageKey, true)
    removeEventListener('input', onInput, true)
    removeEventListener('toggle', onToggle, true)
  },
}

if (!started) {
  if (hasSomethingToShow()) start()
  for (const touch of touches) addEventListener(touch, start, { capture: true, passive: true })
  void startIfStored()
  // If it does not arrive, a touch says so.
  addEventListener('load', () => void import(everyVisit).catch(() => undefined))
}

/** Each file is read in a task of its own, between which the page responds. */
async function load(): Promise<void> {
  for (const file of scripts) {
    await import(file)
    // What follows is the screen's, which the entry loads.
    if (isEntry(file)) return
  }
}

/** Something of this device or in the address, which the page as it was built does not show. */
function hasSomethingToShow(): boolean {
  if (location.pathname + location.search + location.hash !== page) return true
  if ('serviceWorker' in navigator && navigator.serviceWorker.controller !== null) return true
  try {
    return [...Object.keys(localStorage), ...Object.keys(sessionStorage)].some(isShown)
  } catch {
    // Blocked: nothing is stored.
    return false
  }
}

/** Which languages are stored is not (src/pwa/appUpdate.ts). */
function isShown(key: string): boolean {
  return !key.startsWith('kept-')
}

/** What a visitor chose is in a database. */
async function startIfStored(): Promise<void> {
  try {
    if ((await indexedDB.databases()).length > 0) start()
  } catch {
    // A browser that cannot list them may have one.
    start()
  }
}

function isEntry(file: string): boolean {
  return file.endsWith('/app.js')
}

function placeOf(element: Element): Place {
  const place: number[] = []
  let at = element
  while (at.id !== 'root' && at.parentElement !== null) {
    const { parentElement } = at
    place.unshift(Array.prototype.indexOf.call(parentElement.children, at))
    at = parentElement
  }
  return place
}
