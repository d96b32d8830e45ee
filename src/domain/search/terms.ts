import { stemmer } from 'stemmer'
import { plainText } from '../../lib/plainText'
import { endings } from './synonymsCopy'

/** Every word of a text, in lower case and without accents; `PoC-grant` is two words. */
export function wordsOf(text: string): string[] {
  return plainText(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
}

/** A text split into words and what is between them, each with its position. */
export function parts(text: string): { text: string; at: number }[] {
  return Array.from(text.matchAll(/[\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}]+/gu), (match) => ({
    text: match[0],
    at: match.index,
  }))
}

/** The term of every word of a text, in their order. */
export function termsOf(text: string): string[] {
  return parts(text)
    .filter(isWord)
    .map((part) => termOf(part.text))
}

export function isWord({ text }: { text: string }): boolean {
  return /[\p{L}\p{M}\p{N}]/u.test(text)
}

/** A word without its ending: `eligible` and `eligibility` become the same term. */
export function termOf(word: string): string {
  const known = terms.get(word) ?? stemOf(plainText(word))
  terms.set(word, known)
  return known
}

/** A cache: the same few thousand words are looked up at every keystroke. */
const terms = new Map<string, string>()

const longestFirst = endings.map(plainText).toSorted((a, b) => b.length - a.length)
const shortestStem = 2

function stemOf(word: string): string {
  const ending = longestFirst.find(
    (one) => word.endsWith(one) && word.length - one.length >= shortestStem,
  )
  return ending === undefined ? stemmer(word) : word.slice(0, -ending.length)
}
