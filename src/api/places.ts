import { isRecord } from '../lib/isRecord'
import { envelopeNames } from './names'

/* Helpers for finding values in an answer whose shape is not known yet. */

/**
 * The first of a record's properties of these names that has a value; undefined when there is
 * none, or no record. A name stands for its other spellings, too: `firstName` for `first_name`,
 * `First-Name` and `FIRSTNAME`.
 */
export type Find = (names: readonly string[]) => unknown

/** Of a record in which several names are looked for. */
export function finderIn(value: unknown): Find {
  if (!isRecord(value)) return () => undefined
  let spellings: ReadonlyMap<string, string> | undefined
  return (names) => {
    for (const name of names) {
      if (value[name] != null) return value[name]
    }
    // Most records have the names themselves.
    spellings ??= spellingsIn(value)
    for (const name of names) {
      const spelt = spellings.get(unspelt(name))
      const found = spelt === undefined ? undefined : value[spelt]
      if (found != null) return found
    }
    return undefined
  }
}

export function anyAt(value: unknown, names: readonly string[]): unknown {
  return finderIn(value)(names)
}

export function valueAt(value: unknown, name: string): unknown {
  return anyAt(value, [name])
}

/** A name without that in which spellings differ. */
export function unspelt(name: string): string {
  const known = unspeltNames.get(name)
  if (known !== undefined) return known
  // A hostile answer may have any number of names.
  if (unspeltNames.size > 500) unspeltNames.clear()
  const plain = name.replaceAll(/[-_ ]/g, '').toLowerCase()
  unspeltNames.set(name, plain)
  return plain
}

const unspeltNames = new Map<string, string>()

let lastNames: string[] = []
let lastSpellings: ReadonlyMap<string, string> = new Map()

/** The record's names by what they are unspelt. Those of the last one are kept: in a list all are alike. */
function spellingsIn(record: Record<string, unknown>): ReadonlyMap<string, string> {
  const names = Object.keys(record)
  if (names.length !== lastNames.length || names.some((name, at) => name !== lastNames[at])) {
    lastNames = names
    lastSpellings = new Map(names.map((name) => [unspelt(name), name]))
  }
  return lastSpellings
}

/** What may be in the spec's `data`. */
export function placesIn(body: unknown): unknown[] {
  return envelopeNames.map((name) => valueAt(body, name))
}

/** The first of these properties that has a value, inside the spec's `data` or else at the top level. */
export function firstAt(body: unknown, names: readonly string[]): unknown {
  return [...placesIn(body), body]
    .map((place) => anyAt(place, names))
    .find((value) => value !== undefined)
}

/** False, as some servers write it. */
export function isNo(value: unknown): boolean {
  return (
    value === false || value === 0 || (typeof value === 'string' && /^(?:false|0)$/i.test(value))
  )
}
