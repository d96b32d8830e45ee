import { expect, test } from 'vitest'
import {
  email,
  firstProblem,
  matches,
  maxLength,
  minLength,
  required,
} from '../../../../src/lib/answers/validation'

test.each(['a@b.c', 'asha.patel@college.example', 'a+b@c.d.e'])(
  '%s is an e-mail address',
  (text) => {
    expect(email('no address')(text)).toBeUndefined()
  },
)

test.each(['', 'a', 'a@b', '@b.c', 'a@.', 'a b@c.d', 'a@b.c d', 'a@@b.c'])(
  '%j is not an e-mail address',
  (text) => {
    expect(email('no address')(text)).toBe('no address')
  },
)

test('the first broken rule gives the message', () => {
  const rules = [required('needed'), minLength(2, 'short'), maxLength(4, 'long')]
  expect(firstProblem('  ', rules)).toBe('needed')
  expect(firstProblem('a', rules)).toBe('short')
  expect(firstProblem('ab', rules)).toBeUndefined()
  expect(firstProblem('abcd', rules)).toBeUndefined()
  expect(firstProblem('abcde', rules)).toBe('long')
})

test('a pattern gives its message only when it does not match', () => {
  expect(matches(/^\d{10}$/, 'ten digits')('9825501234')).toBeUndefined()
  expect(matches(/^\d{10}$/, 'ten digits')('982550123')).toBe('ten digits')
})
