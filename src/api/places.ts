import { isRecord } from '../lib/isRecord'
import { envelopeNames } from './names'

/* Helpers for finding values in an answer whose shape is not known yet. */

/** The record's own property; undefined when it has none, or is no record. */
export function valueAt(value: unknown, name: string): unknown {
  return isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined
}

/** What may be in the spec's `data`. */
export function placesIn(body: unknown): unknown[] {
  return envelopeNames.map((name) => valueAt(body, name))
}

/** The first of these properties that exists, inside the spec's `data` or else at the top level. */
export function firstAt(body: unknown, names: readonly string[]): unknown {
  for (const place of [...placesIn(body), body]) {
    for (const name of names) {
      const value = valueAt(place, name)
      if (value !== undefined && value !== null) return value
    }
  }
  return undefined
}

/** False, as some servers write it. */
export function isNo(value: unknown): boolean {
  return (
    value === false || value === 0 || (typeof value === 'string' && /^(?:false|0)$/i.test(value))
  )
}
