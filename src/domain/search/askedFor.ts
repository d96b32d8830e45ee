import { termOf, wordsOf } from './terms'
import { fillerWords, synonyms } from './synonymsCopy'

/** One thing that a query asks for, with its synonyms, each as a list of words. */
export type Asked = { words: string[]; otherwise: string[][] }

const fillers = new Set(wordsOf(fillerWords))

/** The longest synonym, in words. */
const longest = 4

const rows = synonyms.map((names) => names.map((name) => ({ key: keyOf(wordsOf(name)), name })))

/** The things that a query asks for: 'last date' is one thing, as is 'deadline'. */
export function askedFor(query: string): Asked[] {
  const words = wordsOf(query)
  const asked: Asked[] = []
  for (let at = 0; at < words.length;) {
    const name = nameAt(words, at)
    if (name.otherwise.length > 0 || !fillers.has(words[at] ?? '')) asked.push(name)
    at += name.words.length
  }
  // A query of filler words only still counts.
  return asked.length > 0 ? asked : words.map((word) => ({ words: [word], otherwise: [] }))
}

/** The longest known name that begins at this word, or else the word alone. */
function nameAt(words: readonly string[], at: number): Asked {
  for (let length = Math.min(longest, words.length - at); length > 0; length -= 1) {
    const name = words.slice(at, at + length)
    const key = keyOf(name)
    const same = rows.filter((row) => row.some((one) => one.key === key))
    if (same.length === 0) continue
    const otherwise = same.flat().filter((one) => one.key !== key)
    return { words: name, otherwise: otherwise.map((one) => wordsOf(one.name)) }
  }
  return { words: words.slice(at, at + 1), otherwise: [] }
}

function keyOf(words: readonly string[]): string {
  return words.map(termOf).join(' ')
}
