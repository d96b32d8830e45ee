import { isRecord } from '../lib/isRecord'
import { wordNames } from './names'
import { valueAt } from './places'
import { sentences } from './sentences'

/* What a server says in words, wherever in its answer it says it. */

/** A sentence, a list of sentences, or a record that contains one. */
export function wordsOf(said: unknown): string | undefined {
  if (typeof said === 'string') return said.trim() === '' ? undefined : said
  if (Array.isArray(said)) {
    return several(said.filter((item): item is string => typeof item === 'string'))
  }
  return wordNames
    .map((name) => valueAt(said, name))
    .find((word): word is string => typeof word === 'string' && word.trim() !== '')
}

/** The words in a record; a word alone may be a status. */
export function wordsIn(said: unknown): string | undefined {
  return isRecord(said) ? wordsOf(said) : undefined
}

const statusPhrase =
  /^(?:bad request|unauthori[sz]ed|unauthenticated|forbidden|not found|method not allowed|not acceptable|request timeout|conflict|gone|payload too large|unsupported media type|unprocessable (?:entity|content)|locked|too many requests|(?:internal )?server error|error|failed|bad gateway|service unavailable|gateway timeout)\.?$/i

/** What HTTP itself, or a framework, calls a status: a message that only repeats it tells nobody anything. */
export function isStatusPhrase(words: string): boolean {
  return statusPhrase.test(words)
}

/** Whether a server says of a sign-in that it has let somebody in. */
export function saysWelcome(body: unknown): boolean {
  const words = String(wordsOf(body))
  return /\b(?:success|welcome|logged in)/i.test(words) && !/\bnot\b/i.test(words)
}

/** What databases say of a second record with the same key. */
const duplicate = /E11000|duplicate (?:key|entry)|unique constraint/i

/** Of an address: what else is sent of an account that nobody else has is its phone number. */
export function isDuplicate(words: string): boolean {
  return duplicate.test(words) && !/phone|mobile/i.test(words)
}

/** Signs and names of code, which no sentence for people has. */
const code =
  /[`{}<>[\]$\\=]|\w\(|::|->|[a-z]{2}[A-Z]|[A-Z]_[A-Z]|\bE[A-Z]{5,}\b|[Uu]ndefined|instance of|relation "/

/** What a program that has failed says of itself, and not what somebody has written for people. */
export function isCode(words: string): boolean {
  return code.test(words.replaceAll(/\S+@\S+/g, ''))
}

/** Words that are a code (`EMAIL_EXISTS`), as words, and others without one before them (`WEAK_PASSWORD : …`). */
export function spokenCode(said: string): string {
  const words = said.replace(/^[A-Z\d]+(?:_[A-Z\d]+)+ ?: /, '')
  if (!/^[a-z\d]+(?:_[a-z\d]+)+$/i.test(words)) return words
  const plain = words.replaceAll('_', ' ').toLowerCase()
  return plain.charAt(0).toUpperCase() + plain.slice(1)
}

/** The reason in a body that is plain text, as Express and Go write it; none of several lines, or in code. */
export function wordsOfText(text: string): string | undefined {
  const said = text.trim()
  const isSentence = /^[\p{L}\p{M}][^\n<{[]{0,199}$/u.test(said) && said.includes(' ')
  return isSentence && !isStatusPhrase(said) ? said : undefined
}

/** Several messages as one text, without repeats. */
export function several(words: readonly (string | undefined)[]): string | undefined {
  const said = new Set(words.filter((word) => word !== undefined && word.trim() !== ''))
  return said.size === 0 ? undefined : sentences(Array.from(said, String))
}
