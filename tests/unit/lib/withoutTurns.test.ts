import { expect, test } from 'vitest'
import { withoutTurns } from '../../../src/lib/withoutTurns'

test('the signs that turn what follows them round are gone, and nothing else', () => {
  expect(withoutTurns('\u202Evil\u202C \u2066a\u2069\u200B क्\u200Dया')).toBe(
    'vil a\u200B क्\u200Dया',
  )
  expect(withoutTurns('શ્રી आशा, עברית')).toBe('શ્રી आशा, עברית')
})
