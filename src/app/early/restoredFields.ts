import type { Field } from './early'

/**
 * A browser that restores a tab after a crash fills in what it noted last, up to 15 s before (Firefox).
 * Where this device keeps what is typed, that is newer; the mark tells whoever keeps it.
 */
function mark({ target, isTrusted }: Event): void {
  const field = target as Field
  const isTouched = !('userActivation' in navigator) || navigator.userActivation.hasBeenActive
  const isTyped = isTouched || field === document.activeElement
  if (!isTyped || isTrusted) field.toggleAttribute('data-put-back', !isTyped)
}

/** For as long as the page is there: a tab may be restored late. */
export function markRestoredFields(): void {
  addEventListener('input', mark, true)
}
