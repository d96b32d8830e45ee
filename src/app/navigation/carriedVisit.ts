import { tabValue } from '../../lib/localValue'

/** A visit that goes on in another page, in another language or before the scripts of this one are here. */
type Visit = {
  /** The address of the other page. */
  pathname: string
  /** The state of its history entry: where to go after signing in. */
  state: unknown
  /** What the page's fields for an email address held; a version before did not write it. */
  emails?: (string | null)[]
}

/**
 * Written by the boot script (`index.html`) when a link to another language is followed, or, before the
 * scripts are here, one that passes on where somebody was going.
 */
const carriedVisit = tabValue<Visit>('carried-visit')

/** Continues a visit that was carried here, if any, before the router reads the address. */
export function arrive(): void {
  const visit = carriedVisit.read()
  carriedVisit.remove()
  if (visit?.pathname !== location.pathname) return
  history.replaceState({ usr: visit.state }, '')
  const fields = document.querySelectorAll<HTMLInputElement>('input[type=email]')
  for (const [index, field] of fields.entries()) {
    const email = visit.emails?.[index] ?? ''
    if (email === '') continue
    field.value = email
    // Recorded as typed before React has taken over (`early/touches.ts`).
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
