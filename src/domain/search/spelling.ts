import { plainText } from '../../lib/plainText'
import { parts, termOf } from './terms'

/** From so many letters on, a word may have so many wrong ones. */
const slips = [
  { letters: 8, wrong: 2 },
  { letters: 5, wrong: 1 },
]

type Known = { plain: string; word: string; times: number }

/**
 * Returns a function that spells a query as the texts do: a word that is in none of them, nor begins
 * one, becomes the nearest one that is. `more` wrong letters are allowed when nothing is found.
 */
export function spellingOver(texts: readonly string[]): (query: string, more?: number) => string {
  const known = new Map<string, Known>()
  for (const { text } of texts.flatMap(parts)) {
    const plain = plainText(text)
    const { word, times } = known.get(plain) ?? { word: text, times: 0 }
    known.set(plain, { plain, word, times: times + 1 })
  }
  const words = Array.from(known.values())
  const terms = new Set(words.map(({ plain }) => termOf(plain)))

  function spelt(typed: string, more: number): string {
    const plain = plainText(typed)
    const allowed = slips.find(({ letters }) => plain.length >= letters)
    if (allowed === undefined || terms.has(termOf(plain))) return typed
    if (words.some((one) => one.plain.startsWith(plain))) return typed
    return nearest(plain, words, allowed.wrong + more)?.word ?? typed
  }
  return (query, more = 0) =>
    parts(query)
      .map(({ text }) => spelt(text, more))
      .join('')
}

function nearest(plain: string, words: readonly Known[], most: number): Known | undefined {
  return (
    words
      .filter((one) => Math.abs(one.plain.length - plain.length) <= most)
      .map((one) => ({ ...one, apart: lettersApart(plain, one.plain, most) }))
      .filter(({ apart }) => apart <= most)
      // People seldom mistake the first letter.
      .map((one) => ({ ...one, isLike: Number(one.plain[0] === plain[0]) }))
      .toSorted((a, b) => a.apart - b.apart || b.isLike - a.isLike || b.times - a.times)[0]
  )
}

/**
 * How many letters to add, leave out, change or swap with the next one to get from one word to the
 * other; not counted beyond `most`.
 */
function lettersApart(a: string, b: string, most: number): number {
  let twoAbove: number[] = []
  let above = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 0; i < a.length; i += 1) {
    const row = [i + 1]
    for (let j = 0; j < b.length; j += 1) {
      const changed = numberAt(above, j) + (a[i] === b[j] ? 0 : 1)
      const isSwap = i > 0 && j > 0 && a[i] === b[j - 1] && a[i - 1] === b[j]
      const swapped = isSwap ? numberAt(twoAbove, j - 1) + 1 : changed
      row.push(Math.min(changed, swapped, numberAt(above, j + 1) + 1, numberAt(row, j) + 1))
    }
    if (Math.min(...row) > most) return Infinity
    twoAbove = above
    above = row
  }
  return numberAt(above, b.length)
}

function numberAt(row: readonly number[], at: number): number {
  return row[at] ?? 0
}
