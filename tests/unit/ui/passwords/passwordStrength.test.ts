import { expect, test } from 'vitest'
import { passwordStrength } from '../../../../src/ui/passwords/passwordStrength'

test.each([
  ['', 0, 'weak'],
  ['a', 1, 'weak'],
  ['aB', 2, 'medium'],
  ['abcdef', 2, 'medium'],
  ['aB1', 3, 'medium'],
  ['abcdeF', 3, 'medium'],
  ['abcdE1', 4, 'strong'],
  ['aB1!', 4, 'strong'],
  ['abcE1!', 5, 'strong'],
] as const)('the password "%s" has %i points and is %s', (password, points, level) => {
  expect(passwordStrength(password)).toEqual({ points, level })
})

test('five characters miss the point for length, six have it', () => {
  expect(passwordStrength('aaaaa').points).toBe(1)
  expect(passwordStrength('aaaaaa').points).toBe(2)
})
