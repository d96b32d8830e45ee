import type { GrantForm, GrantKind } from './grantForm'
import { iprForm } from './ipr/form'
import { pocForm } from './poc/form'

/** Every grant form. Adding a form adds one line here. */
export const grantForms: readonly GrantForm[] = [pocForm, iprForm]

/** The form of a kind; undefined for a kind that this version does not know (a newer version wrote it). */
export function formOf(kind: GrantKind): GrantForm | undefined {
  return grantForms.find((form) => form.kind === kind)
}

/** The form of a row that a reader has accepted; readers accept known kinds only. */
export function knownForm(kind: GrantKind): GrantForm {
  const form = formOf(kind)
  if (form === undefined) throw new Error(`There is no grant form '${kind}'`)
  return form
}

/**
 * The form at an address, its own or that of one of its steps. As in the router, capitals and a
 * trailing slash make no difference.
 */
export function formAt(pathname: string): GrantForm | undefined {
  const path = pathname.toLowerCase().replace(/\/+$/, '')
  return grantForms.find((form) => path === form.path || path.startsWith(`${form.path}/`))
}
