import { rankOver, type Ranked } from '../../domain/search/rank'
import { isWord, parts } from '../../domain/search/terms'
import type { SearchItem } from './searchIndex'

/** An item, and the line of it that answers the query, with the words that do. */
export type Found = { item: SearchItem; answer: readonly AnswerPart[] }

type AnswerPart = { text: string; at: number; marked: boolean }

/** What is found, and the query as it was understood, where a word was spelt wrongly. */
export type FoundItems = { found: readonly Found[]; meant?: string }

/** The largest number of results shown. */
const resultLimit = 20

/** Returns a function that finds the items that answer a query best. */
export function searchOver(items: readonly SearchItem[]): (query: string) => FoundItems {
  const rank = rankOver(items)
  return (query) => {
    if (query.trim() === '') {
      return {
        found: items.filter(isWholePage).map((item) => ({ item, answer: plain(item.text) })),
      }
    }
    const { found, ...understood } = rank(query)
    return {
      ...understood,
      found: found.filter(isBestOfPage()).slice(0, resultLimit).map(marked),
    }
  }
}

/** Whether an item is a whole page, not a tab or a question: these are listed while the query is empty. */
function isWholePage({ kind, to }: SearchItem): boolean {
  return kind === 'page' && !to.includes('?')
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

/** The item's own description, when no line of it says anything of what is asked. */
function marked({ item, answer }: Ranked<SearchItem>): Found {
  if (answer === undefined) return { item, answer: plain(item.text) }
  let word = 0
  return {
    item,
    answer: parts(answer.line).map((part) => ({
      ...part,
      marked: isWord(part) && answer.places.includes(word++),
    })),
  }
}

function plain(text: string): AnswerPart[] {
  return [{ text, at: 0, marked: false }]
}
