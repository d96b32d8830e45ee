import MiniSearch, { type Query, type SearchOptions, type SearchResult } from 'minisearch'
import { askedFor } from './askedFor'
import { termOf, wordsOf } from './terms'

/** The searchable text of an item. */
export type Searchable = {
  title: string
  /** Other names for it: searched, never shown. */
  names?: string
  headings?: readonly string[]
  /** The sentences that may hold an answer. */
  lines: readonly string[]
}

/** An item with its score and the terms that matched. */
export type Ranked<Item> = { item: Item; score: number; terms: ReadonlySet<string> }

const boost = { title: 6, names: 3, headings: 3, lines: 1 }

/** A query that is a whole title should find that title first. */
const titleWeight = 3

/** Synonyms count less than the words themselves, and must match exactly. */
const otherName: SearchOptions = {
  combineWith: 'AND',
  boost: Object.fromEntries(Object.entries(boost).map(([field, weight]) => [field, weight * 0.2])),
}

/** The query as typed, allowing for a typo and an unfinished word. */
const asTyped: SearchOptions = { combineWith: 'OR', boost, prefix: true, fuzzy: 0.2 }

/** Used only when nothing is found: two swapped letters count as two typos. */
const badlyTyped: SearchOptions = { ...asTyped, fuzzy: 0.4 }

/** Returns a function that ranks the items for a query, best first; see docs/decisions/search.md. */
export function rankOver<Item extends Searchable>(
  items: readonly Item[],
): (query: string) => Ranked<Item>[] {
  const index = new MiniSearch<Searchable & { id: number }>({
    fields: Object.keys(boost),
    tokenize: wordsOf,
    processTerm: termOf,
    // A list of sentences is indexed as one text.
    extractField: (item, field) => {
      const value = item[field as keyof typeof item]
      return typeof value === 'object' ? value.join(' ') : value
    },
  })
  index.addAll(items.map((item, id) => ({ ...item, id })))

  function resultsOf(query: string): SearchResult[] {
    const results = index.search(queryFor(query, asTyped))
    return results.length > 0 ? results : index.search(queryFor(query, badlyTyped))
  }

  return (query) =>
    resultsOf(query)
      .map(({ id, score, terms }) => {
        const item = items[id as number] as Item
        const weight = saysAll(item.title, query) ? titleWeight : 1
        return { item, score: score * weight, terms: new Set(terms) }
      })
      .toSorted((a, b) => b.score - a.score)
}

function queryFor(query: string, typed: SearchOptions): Query {
  const asked = askedFor(query)
  return {
    combineWith: 'OR',
    queries: [
      { ...typed, queries: asked.flatMap(({ words }) => words) },
      ...asked
        .flatMap(({ otherwise }) => otherwise)
        .map((words) => ({ ...otherName, queries: words })),
    ],
  }
}

function saysAll(title: string, query: string): boolean {
  const terms = new Set(wordsOf(title).map(termOf))
  return wordsOf(query).every((word) => terms.has(termOf(word)))
}
