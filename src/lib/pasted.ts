import { joiners, otherUnseen } from './numberPattern'

/*
 * What a paste from a chat, a contact list or a PDF brings along unseen: direction marks, zero-width
 * characters, soft hyphens, and the several hyphens and spaces that look like the one on the keyboard.
 */

// Word and slides end a line inside a paragraph with a vertical tab, which nothing draws.
const foreignLineEnds = /[\v\f\u0085\u2028\u2029]/g

const unseen = new RegExp(`[${joiners}${otherUnseen}]`, 'g')
const unseenNotJoiner = new RegExp(`[${otherUnseen}]`, 'g')
// Without a lookbehind, which Safari before 16.4 does not know.
const joinersBeforeWords = new RegExp(String.raw`(^|[^\p{L}\p{M}])[${joiners}]+`, 'gu')
const joinersAfterWords = new RegExp(String.raw`[${joiners}]+(?![\p{L}\p{M}])`, 'gu')

/** With the line ends of other programs as what this text has for them: its own, or a space. */
export function withLineEnds(text: string, end: '\n' | ' '): string {
  return text.replace(foreignLineEnds, end)
}

/** Without the characters that nobody sees. */
export function withoutUnseen(text: string): string {
  return text.replace(unseen, '')
}

/** Whether there is nothing that anybody can read. */
export function isBlank(text: string): boolean {
  return withoutUnseen(text).trim() === ''
}

/**
 * A line as it reads: plain spaces, none at its ends, nothing unseen except for the joiners inside a
 * word, which decide how Indian scripts are drawn.
 */
export function plainLine(typed: string): string {
  return typed
    .replace(unseenNotJoiner, '')
    .replace(joinersBeforeWords, '$1')
    .replace(joinersAfterWords, '')
    .replace(/\s/g, ' ')
    .trim()
}

/** A line for comparing: how many spaces stand between two words is not seen. */
export function asRead(text: string): string {
  return plainLine(text).replaceAll(/ +/g, ' ')
}
