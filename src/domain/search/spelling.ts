import SearchableMap from 'minisearch/SearchableMap'
import { plainText } from '../../lib/plainText'
import { parts, termOf } from './terms'

/** From so many letters on, a word may have so many wrong ones. */
const slips = [
  { letters: 8, wrong: 2 },
  { letters: 5, wrong: 1 },
]

/** A word as the texts have it, and how often. */
type Known = { word: string; times: number }

/**
 * Returns a function that spells a query as the texts do: a word that is in none of them, nor begins
 * one, becomes the nearest one that is. `more` wrong letters are allowed when nothing is found: two
 * swapped ones count as two.
 */
export function spellingOver(texts: readonly string[]): (query: string, more?: number) => string {
  const known = new SearchableMap<Known>()
  for (const { text } of texts.flatMap(parts)) {
    const plain = plainText(text)
    const { word, times } = known.get(plain) ?? { word: text, times: 0 }
    known.set(plain, { word, times: times + 1 })
  }
  const terms = new Set(Array.from(known.keys(), termOf))

  function spelt(typed: string, more: number): string {
    const plain = plainText(typed)
    const allowed = slips.find(({ letters }) => plain.length >= letters)
    if (allowed === undefined || terms.has(termOf(plain))) return typed
    if (known.atPrefix(plain).size > 0) return typed
    // People seldom mistake the first letter.
    const isOther = (word: string) => Number(word[0] !== plain[0])
    const [nearest] = Array.from(known.fuzzyGet(plain, allowed.wrong + more)).toSorted(
      ([a, [{ times: timesA }, apartA]], [b, [{ times: timesB }, apartB]]) =>
        apartA - apartB || isOther(a) - isOther(b) || timesB - timesA,
    )
    return nearest?.[1][0].word ?? typed
  }
  return (query, more = 0) =>
    parts(query)
      .map(({ text }) => spelt(text, more))
      .join('')
}
