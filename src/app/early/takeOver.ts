import { pause } from '../../lib/pause'
import type { Early, Entry, Field } from './early'
import { find } from './placeOf'

/**
 * Restores what was typed and chosen, which the fields' initial values may have overwritten, opens
 * disclosures that React has replaced with closed ones, and focuses what had the focus.
 */
export function putBackEntries(): void {
  const { early } = window
  if (early === undefined) return
  early.stop()
  for (const [disclosure, place] of early.disclosures) {
    const found = find(disclosure, place)
    if (found !== undefined) found.open = disclosure.open
  }
  early.disclosures.clear()
  focusAgain(early)
  for (const [field, entry] of early.entries) {
    const found = find(field, entry.place)
    if (found !== undefined) putBack(found, entry)
  }
  early.entries.clear()
}

/** The element that replaced the focused one: the next key, or the keyboard of a phone, is for it. */
function focusAgain({ focused }: Early): void {
  if (focused === undefined || focused.element.isConnected) return
  const found = find(focused.element, focused.place)
  if (found instanceof HTMLElement && document.activeElement === document.body)
    found.focus({ preventScroll: true })
}

/** Repeats the presses in their order. */
export async function pressAgain(): Promise<void> {
  for (const { element, place, key } of window.early?.presses.splice(0) ?? []) {
    // An arrow key continues from where the previous one moved the focus.
    const target = key === undefined ? find(element, place) : (document.activeElement ?? undefined)
    if (key !== undefined) {
      target?.dispatchEvent(
        new KeyboardEvent('keydown', { ...key, bubbles: true, cancelable: true }),
      )
    } else if (target instanceof HTMLElement) target.click()
    // Lets the effect of this press reach the page before the next one.
    await pause(0)
  }
}

function putBack(field: Field, { value, checked, caret }: Entry): void {
  if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)) {
    // React listens for the press itself, and it must change something.
    field.checked = !checked
    field.click()
    return
  }
  const isSelect = field instanceof HTMLSelectElement
  // Without need it is not written into: an input method may be in the middle of a word.
  if (field.value !== value) {
    field.value = value
    if (!isSelect && caret !== null && document.activeElement === field)
      field.setSelectionRange(caret, caret)
  }
  // React only notices a value that differs from the one it set or found, and notes each that is set:
  // this one, which goes into a copy.
  Reflect.set(field, 'value', `${value} `, field.cloneNode())
  // Only one event: until this commit is done, React would give a second one the old value.
  field.dispatchEvent(new Event(isSelect ? 'change' : 'input', { bubbles: true }))
}
