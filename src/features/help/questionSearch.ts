import type { FaqEntry } from '../../domain/faq/faq'
import { rankOver } from '../../domain/search/rank'

/** Results below this share of the best score merely have a word in common with the query. */
const leastShare = 0.05

/**
 * Returns a function that finds the questions for a query, best first; it tolerates the same typos as
 * the site search.
 */
export function questionSearch(entries: readonly FaqEntry[]): (query: string) => FaqEntry[] {
  const rank = rankOver(
    entries.map((entry) => ({ title: entry.question, lines: [entry.answer], entry })),
  )
  return (query) => {
    const ranked = rank(query)
    const least = (ranked[0]?.score ?? 0) * leastShare
    return ranked.filter(({ score }) => score >= least).map(({ item }) => item.entry)
  }
}
