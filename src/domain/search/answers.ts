import type { Asked } from './askedFor'

/** What a text says of a thing: what that is worth, and the places of the words that say it. */
export type Said = { worth: number; places: readonly number[] }

const worth = { typed: 1, begun: 0.8, otherName: 0.5, oneWord: 0.4 }

const nothing: Said = { worth: 0, places: [] }

/** How a text, given as its terms, names a thing: as typed at best, else by another name. */
export function saidOf({ typed, otherwise }: Asked, terms: readonly string[]): Said {
  const asTyped = placesOf(typed, terms, isSame)
  if (asTyped.length > 0) return { worth: worth.typed, places: asTyped }
  const begun = placesOf(typed, terms, isBegun)
  if (begun.length > 0) return { worth: worth.begun, places: begun }
  const other = otherwise.flatMap((name) => placesOf(name, terms, isSame))
  if (other.length > 0) return { worth: worth.otherName, places: other }
  if (typed.length === 1) return nothing
  const words = typed.map((term) => placesOf([term], terms, isSame)).filter((at) => at.length > 0)
  return { worth: (worth.oneWord * words.length) / typed.length, places: words.flat() }
}

const isSame = (term: string, asked: string) => term === asked

/** The shortest beginning that says what word is meant. */
const shortestBeginning = 3

const isBegun = (term: string, asked: string) =>
  asked.length >= shortestBeginning && term.startsWith(asked)

/** The places of all terms of a name, wherever they stand one after the other. */
function placesOf(
  name: readonly string[],
  terms: readonly string[],
  matches: (term: string, asked: string) => boolean,
): number[] {
  const places: number[] = []
  for (let from = 0; from + name.length <= terms.length; from += 1) {
    if (name.every((one, next) => matches(terms[from + next] ?? '', one)))
      places.push(...name.map((_, next) => from + next))
  }
  return places
}
