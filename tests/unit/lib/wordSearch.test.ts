import { expect, test } from 'vitest'
import { matchesWords, wordScore } from '../../../src/lib/wordSearch'

test('every word has to be there, in any order, whatever its case and accents', () => {
  expect(matchesWords('GRANT poc', 'The PoC grant')).toBe(true)
  expect(matchesWords('resume', 'Your Résumé')).toBe(true)
  expect(matchesWords('grant zebra', 'The PoC grant')).toBe(false)
  expect(matchesWords('  ', 'anything')).toBe(true)
})

test('Gujarati words are found as they are written', () => {
  expect(matchesWords('નીતિ', 'નવીનતા નીતિ')).toBe(true)
})

test('the beginning of a title counts more than its middle, and that more than the text', () => {
  const begins = wordScore('event', 'Events', '')
  const word = wordScore('event', 'Past events', '')
  const inside = wordScore('vent', 'Past events', '')
  const text = wordScore('event', 'Help', 'About events')
  expect(begins).toBeGreaterThan(word)
  expect(word).toBeGreaterThan(inside)
  expect(inside).toBeGreaterThan(text)
  expect(text).toBeGreaterThan(0)
})

test('a missing word makes it no result at all', () => {
  expect(wordScore('event zebra', 'Events', 'All of them')).toBe(0)
})
