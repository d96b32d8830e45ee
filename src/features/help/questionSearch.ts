import type { FaqEntry } from '../../domain/faq/faq'
import { sentencesOf } from '../../domain/search/lines'
import { rankOver } from '../../domain/search/rank'

/** Results below this share of the best score merely have a word in common with the query. */
const leastShare = 0.05

/** What is found, and the query as it was understood, where a word was spelt wrongly. */
export type FoundQuestions = { entries: readonly FaqEntry[]; meant?: string }

/**
 * Returns a function that finds the questions for a query, best first; it tolerates the same typos as
 * the site search.
 */
export function questionSearch(entries: readonly FaqEntry[]): (query: string) => FoundQuestions {
  const rank = rankOver(
    entries.map((entry) => ({ title: entry.question, lines: sentencesOf(entry.answer), entry })),
  )
  return (query) => {
    const { found, ...understood } = rank(query)
    const least = (found[0]?.score ?? 0) * leastShare
    const near = found.filter(({ score }) => score >= least)
    return { ...understood, entries: near.map(({ item }) => item.entry) }
  }
}
