import { formOf } from '../domain/grant-form/forms'

/**
 * Whether a newer version of the portal wrote this row with a form that this version does not know,
 * as after a rollback. Such a row is neither shown nor set aside: it stays where it is, for that
 * version.
 */
export function isForeign(stored: unknown): boolean {
  const kind = (stored as { kind?: unknown } | null)?.kind
  return typeof kind === 'string' && formOf(kind) === undefined
}
