import type { Early, Field, Press } from './early'
import { ownLink } from './leaving'
import { find, placeOf } from './placeOf'
import { isServed } from './scripts'
import { isSearchKey } from './searchKey'

/** End when React handles presses itself, and when it has taken over the fields. */
const pressed = new AbortController()
const taken = new AbortController()

const presses: Press[] = []
const entries: Early['entries'] = new Map()
const disclosures: Early['disclosures'] = new Map()

/** What a pointer went down on before that, and where; or the space bar. */
let held: (Press & { x: number; y: number }) | undefined

const touches: Omit<Early, 'start' | 'stays' | 'loaded'> = {
  presses,
  entries,
  disclosures,
  stopPresses: () => pressed.abort(),
  stop() {
    pressed.abort()
    taken.abort()
  },
}

/** From now on records what is pressed, typed, chosen, opened and focused. */
export function recordTouches(): typeof touches {
  const forPresses = { capture: true, signal: pressed.signal }
  const forFields = { capture: true, signal: taken.signal }
  addEventListener('keydown', onHeldEnter, true)
  for (const type of ['pointerdown', 'mouseup', 'click'] as const)
    addEventListener(type, onPointer, true)
  for (const type of ['keydown', 'keyup'] as const) addEventListener(type, onSpace, true)
  addEventListener('click', onClick, forPresses)
  addEventListener('keydown', onTabKey, forPresses)
  addEventListener('keydown', onPageKey, forFields)
  addEventListener('input', onInput, forFields)
  addEventListener('focusin', onFocus, forFields)
  addEventListener('toggle', onToggle, forFields)
  addEventListener('click', onToggle, forFields)
  addEventListener('click', onTick, forFields)
  return touches
}

/**
 * Enter that is held is one press, for as long as the page is there: browsers press a button again
 * and again, and the button or the dialog that has come into its place. In a text it goes on.
 */
function onHeldEnter(event: KeyboardEvent): void {
  if (event.key !== 'Enter' || !event.repeat || (event.target as Element).matches('textarea'))
    return
  event.preventDefault()
  event.stopPropagation()
}

function onClick(event: MouseEvent): void {
  const element = (event.target as Element).closest(pressable(event))
  if (element === null || element.matches(':disabled')) return
  // Submitted natively, a form would put what was typed, passwords included, into its address.
  event.preventDefault()
  presses.push({ element, place: placeOf(element) })
  if (element instanceof HTMLAnchorElement) void followByWorker(element.href)
}

/**
 * React takes over in the middle of a press that comes meanwhile, and sets a box that has just been
 * ticked to its first value: it is pressed once that is done.
 */
function onTick(event: MouseEvent): void {
  const element = event.target as Element
  if (!pressed.signal.aborted || !element.matches('[type=checkbox],[type=radio]')) return
  event.preventDefault()
  event.stopPropagation()
  presses.push({ element, place: placeOf(element) })
}

/**
 * A pointer may be down while React takes over, and the page move under it or be drawn anew: once it is
 * lifted, the browser would press what has come there, or nothing. What it went down on is pressed.
 */
function onPointer(event: MouseEvent): void {
  const { type, target, button, detail, clientX: x, clientY: y } = event
  if (type === 'pointerdown') {
    hold(button === 0 && (target as Element).closest('a,button,label,summary'), x, y)
    return
  }
  // A press without a pointer is a key's or a script's.
  const press = held
  if (press === undefined || detail === 0 || !taken.signal.aborted) return
  if (type === 'mouseup') {
    // Moved away, a pointer takes its press back, as everywhere.
    if (Math.hypot(x - press.x, y - press.y) > 20) held = undefined
    // The browser's own press, if there is one, comes first.
    else setTimeout(() => held === press && pressHeld(event))
  } else if (find(press.element, press.place)?.contains(target as Node)) held = undefined
  else {
    event.preventDefault()
    event.stopPropagation()
    pressHeld(event)
  }
}

/** The space bar presses when it is let go, and nothing where the page was drawn anew meanwhile. */
function onSpace(event: KeyboardEvent): void {
  if (event.key !== ' ' || event.repeat) return
  if (event.type === 'keydown') hold((event.target as Element).closest('button,summary'))
  else if (held?.element.isConnected === false) {
    event.preventDefault()
    pressHeld(event)
  }
}

function hold(element: Element | null | false, x = 0, y = 0): void {
  held = element && !taken.signal.aborted ? { element, place: placeOf(element), x, y } : undefined
}

/** With Ctrl a link opens in another tab. */
function pressHeld(by: UIEvent): void {
  const target = held && find(held.element, held.place)
  held = undefined
  target?.dispatchEvent(new MouseEvent('click', by))
}

/** After a hard reload the tab is not the worker's, but the page that a link leads to is. */
async function followByWorker(href: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const known = await navigator.serviceWorker.getRegistration()
  if (known?.active) location.assign(href)
}

/**
 * Without a network, and without a worker that answers, a link would lead to the browser's own page:
 * React follows it once it is here. Of another language the boot script answers.
 */
function pressable({ ctrlKey, metaKey, shiftKey }: MouseEvent): string {
  const isNative = navigator.onLine || isServed() || ctrlKey || metaKey || shiftKey
  return isNative ? 'button' : `button,${ownLink}:not([hreflang])`
}

function onTabKey(event: KeyboardEvent): void {
  const isTab = (event.target as Element).matches('[role=tab]')
  if (isTab && /^(Arrow|Home$|End$)/.test(event.key)) noteKey(event)
}

function onPageKey(event: KeyboardEvent): void {
  if (isSearchKey(event)) noteKey(event)
}

function noteKey(event: KeyboardEvent): void {
  const { key, code, ctrlKey, metaKey } = event
  const element = event.target as Element
  event.preventDefault()
  presses.push({ element, place: placeOf(element), key: { key, code, ctrlKey, metaKey } })
}

function onInput({ target }: Event): void {
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

function onFocus({ target }: Event): void {
  const element = target as Element
  touches.focused = { element, place: placeOf(element) }
}

/** Of a press the browser tells later, and not at all once React has replaced the element. */
function onToggle({ type, target }: Event): void {
  const element = target as Element
  const pressed = element.closest(type === 'click' ? 'summary' : 'details')
  const disclosure = pressed?.closest('details')
  if (disclosure) disclosures.set(disclosure, placeOf(disclosure))
}
