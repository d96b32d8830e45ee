import { termOf, wordsOf } from './terms'
import { fillerWords, synonyms } from './synonymsCopy'

/** A name for a thing, as the terms of its words. */
type Name = readonly string[]

/** One thing that a query asks for: its name as typed, and its other names. */
export type Asked = { typed: Name; otherwise: readonly Name[] }

const fillers = new Set(wordsOf(fillerWords).map(termOf))

/** The longest synonym, in words. */
const longest = 4

const rows = synonyms.map((names) =>
  names.map((name) => {
    const terms = wordsOf(name).map(termOf)
    return { key: keyOf(terms), terms }
  }),
)

/** The things that a query asks for: 'last date' is one thing, as is 'deadline'. */
export function askedFor(query: string): Asked[] {
  const terms = wordsOf(query).map(termOf)
  const asked: Asked[] = []
  for (let at = 0; at < terms.length;) {
    const thing = thingAt(terms, at)
    if (thing.otherwise.length > 0 || !fillers.has(terms[at] ?? '')) asked.push(thing)
    at += thing.typed.length
  }
  // A query of filler words only still counts.
  return asked.length > 0 ? asked : terms.map((term) => ({ typed: [term], otherwise: [] }))
}

/** The longest known name that begins at this term, or else the term alone. */
function thingAt(terms: readonly string[], at: number): Asked {
  for (let length = Math.min(longest, terms.length - at); length > 0; length -= 1) {
    const typed = terms.slice(at, at + length)
    const key = keyOf(typed)
    const same = rows.filter((row) => row.some((one) => one.key === key))
    if (same.length === 0) continue
    const otherwise = same.flat().filter((one) => one.key !== key)
    return { typed, otherwise: otherwise.map((one) => one.terms) }
  }
  return { typed: terms.slice(at, at + 1), otherwise: [] }
}

function keyOf(terms: Name): string {
  return terms.join(' ')
}
