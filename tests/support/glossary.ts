import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { stemmer } from 'stemmer'
import type { Language } from '../../src/lib/languages'

/** A row of docs/glossary.md: a term, and its translations in a language. */
export type Term = { english: string; words: string[]; translations: string[] }

const columns: readonly Language['id'][] = ['en', 'gu', 'hi']

/** The terms of docs/glossary.md, longest first: 'shared computer' is not 'computer'. */
export function glossaryIn(id: Language['id']): Term[] {
  const file = resolve(import.meta.dirname, '../../docs/glossary.md')
  const rows = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) => line.split('|').slice(1, -1))
  return rows
    .map((cells) => {
      const english = cells[0]?.trim() ?? ''
      return {
        english,
        words: wordsOf(english.replace(/\(.*\)/, '')),
        translations: (cells[columns.indexOf(id)] ?? '').split('/').map((one) => plain(one.trim())),
      }
    })
    .toSorted((a, b) => b.words.length - a.words.length || b.english.length - a.english.length)
}

/** The terms in an English text; each part of the text counts for one term only. */
export function termsIn(text: string, terms: readonly Term[]): Term[] {
  const found = new Set<Term>()
  // Words in different sentences, or on both sides of a link, are unrelated.
  for (const words of text.split(/[.:;!?,()/\n]+/).map(wordsOf)) {
    for (let at = 0; at < words.length;) {
      const term = termAt(words.slice(at), terms)
      if (term !== undefined) found.add(term)
      at += term?.words.length ?? 1
    }
  }
  return [...found]
}

/** The longest term that a text begins with; of equally long ones, the one closest to its spelling. */
function termAt(words: readonly string[], terms: readonly Term[]): Term | undefined {
  const found = [isSame, isLonger, isForm].flatMap(
    (isWord) =>
      terms.find((term) => term.words.every((word, place) => isWord(words[place], word))) ?? [],
  )
  return found.toSorted((a, b) => b.words.length - a.words.length)[0]
}

/** Whether a text contains the term's word, or one that begins like it. */
export function says(text: string, { translations }: Term): boolean {
  const words = ` ${plain(text).replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')}`
  return translations.some((translation) => words.includes(` ${translation}`))
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}

/** As in `closing`; `designation` is a different word from `design`. */
const longestEnding = 3

function isSame(form: string | undefined, word: string): boolean {
  return form === word
}

/** `officers` is a form of `officer` rather than of `office`. */
function isLonger(form: string | undefined, word: string): boolean {
  return form !== undefined && form.startsWith(word) && isForm(form, word)
}

/**
 * `policies` is a form of `policy`; `application` is not one of `applicant`, although they share a
 * stem.
 */
function isForm(form: string | undefined, word: string): boolean {
  return (
    form !== undefined &&
    form.startsWith(word.slice(0, -1)) &&
    form.length - word.length <= longestEnding &&
    stemmer(form) === stemmer(word)
  )
}

/** Ignores how a letter with a dot below is encoded. */
function plain(text: string): string {
  return text.normalize('NFD')
}
