import { formOf } from '../domain/grant-form/forms'

/**
 * Whether a newer version of the portal wrote this row, as after a rollback: in a shape after the one
 * that is `known`, or with a form that this version does not know. Such a row is neither shown nor set
 * aside: it stays where it is, for that version.
 */
export function isNewerThan(known: number, stored: unknown): boolean {
  const kind = (stored as { kind?: unknown } | null | undefined)?.kind
  return versionOf(stored) > known || (typeof kind === 'string' && formOf(kind) === undefined)
}

/** The version of a row's shape; the first one did not write it. */
export function versionOf(stored: unknown): number {
  const version = (stored as { schemaVersion?: unknown } | null | undefined)?.schemaVersion
  return typeof version === 'number' ? version : 1
}
