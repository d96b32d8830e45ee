/*
 * The inline script in the head of every page (scripts/earlyScript.ts). Until React has taken over,
 * it records what is pressed and typed, and `EarlyTouches.tsx` replays it once, or says that React
 * will not come. Links, disclosures and fields work natively without it. It imports types only, because the file is inlined into each
 * page as it is.
 */
import type { Early, Field, Place, Press } from './early'

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

/** An error of the entry is also one of what it imports: nothing would ever answer. */
const onError = ({ target }: Event) => {
  const notice = document.getElementById('not-loaded')
  const isEntry = target instanceof HTMLScriptElement && target.src.endsWith('/app.js')
  if (isEntry && notice !== null) notice.hidden = false
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
  stopPresses,
  stop() {
    stopPresses()
    removeEventListener('keydown', onPageKey, true)
    removeEventListener('input', onInput, true)
    removeEventListener('toggle', onToggle, true)
  },
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
