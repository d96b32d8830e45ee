import { tabValue } from '../../lib/localValue'

/** A visit to a page that goes on in another language. */
type Visit = {
  /** The address in the other language. */
  pathname: string
  /** The state of its history entry: where to go after signing in. */
  state: unknown
  /** What the page's fields for an email address held; a version before did not write it. */
  emails?: string[]
}

/** Written by the boot script (`index.html`) when a link to another language is followed. */
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
    // Recorded as typed before React has taken over (`early/record.ts`).
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
