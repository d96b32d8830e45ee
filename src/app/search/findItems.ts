import { rankOver } from '../../domain/search/rank'
import { termOf, wordsOf } from '../../domain/search/terms'
import type { SearchItem } from './searchIndex'

/** An item, and the sentence in it that answers the query. */
export type Found = { item: SearchItem; sentence: string; matches: (word: string) => boolean }

/** The largest number of results shown. */
const resultLimit = 20

/** Returns a function that finds the items that answer a query best. */
export function searchOver(items: readonly SearchItem[]): (query: string) => Found[] {
  const rank = rankOver(items)
  return (query) => {
    if (query.trim() === '') return items.filter(isWholePage).map(unmarked)
    return rank(query)
      .filter(isBestOfPage())
      .slice(0, resultLimit)
      .map(({ item, terms }) => ({ item, ...answerIn(item, terms) }))
  }
}

/** Whether an item is a whole page, not a tab or a question: these are listed while the query is empty. */
function isWholePage({ kind, to }: SearchItem): boolean {
  return kind === 'page' && !to.includes('?')
}

function unmarked(item: SearchItem): Found {
  return { item, sentence: item.text, matches: () => false }
}

/** Keeps only the best tab of each page. */
function isBestOfPage(): (found: { item: SearchItem }) => boolean {
  const seen = new Set<string>()
  return ({ item: { kind, to } }) => {
    const address = kind === 'page' ? (to.split('?')[0] ?? to) : to
    if (seen.has(address)) return false
    seen.add(address)
    return true
  }
}

/** The sentence with the most matching terms; the item's description when none has any. */
function answerIn({ text, lines }: SearchItem, terms: ReadonlySet<string>): Omit<Found, 'item'> {
  const matches = (word: string) => terms.has(termOf(word))
  const hits = (sentence: string) => new Set(wordsOf(sentence).filter(matches).map(termOf)).size
  let best = text
  for (const sentence of lines.flatMap(sentencesOf))
    if (hits(sentence) > hits(best)) best = sentence
  return { sentence: best, matches }
}

function sentencesOf(line: string): string[] {
  return line.split(/(?<=[.?!।])\s+/)
}
