import { expect, test } from 'vitest'
import { greeting } from '../../../src/lib/dates'
import { eventFill, passwordStrength, progressTone } from '../../../src/lib/thresholds'

test.each([
  [0, 'Available'],
  [69, 'Available'],
  [70, 'Filling Fast'],
  [89, 'Filling Fast'],
  [90, 'Almost Full'],
  [100, 'Almost Full'],
] as const)('%i of 100 seats taken is %s', (registered, fill) => {
  expect(eventFill(registered, 100)).toBe(fill)
})

test('the fill is judged by the exact share, not by a rounded one', () => {
  expect(eventFill(699, 1000)).toBe('Available')
  expect(eventFill(899, 1000)).toBe('Filling Fast')
  expect(eventFill(7, 10)).toBe('Filling Fast')
  expect(eventFill(9, 10)).toBe('Almost Full')
})

test.each([
  [0, 'bad'],
  [39, 'bad'],
  [39.9, 'bad'],
  [40, 'warn'],
  [69, 'warn'],
  [69.9, 'warn'],
  [70, 'good'],
  [100, 'good'],
] as const)('a progress of %d is %s', (percent, tone) => {
  expect(progressTone(percent)).toBe(tone)
})

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

test.each([
  [0, 'Good Morning'],
  [11, 'Good Morning'],
  [12, 'Good Afternoon'],
  [16, 'Good Afternoon'],
  [17, 'Good Evening'],
  [23, 'Good Evening'],
] as const)('at %i hours the greeting is %s', (hour, words) => {
  expect(greeting(hour)).toBe(words)
})
