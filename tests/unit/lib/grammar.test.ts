import { expect, test } from 'vitest'
import { listed, plural } from '../../../src/lib/grammar'
import { languages } from '../../../src/lib/languages'

test.each([
  [0, 'questions'],
  [1, 'question'],
  [2, 'questions'],
  [21, 'questions'],
])('%i takes the form of its count', (count, form) => {
  expect(plural(count, { one: 'question', other: 'questions' })).toBe(form)
})

test('a form too few does not compile', () => {
  // @ts-expect-error one is missing
  expect(plural(2, { other: 'questions' })).toBe('questions')
})

test.each(languages)('$name distinguishes no other forms', ({ locale }) => {
  const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions()
  expect(pluralCategories.toSorted()).toEqual(['one', 'other'])
})

test.each([
  [['Nirali Vasava'], 'Nirali Vasava'],
  [['Nirali Vasava', 'Harsh Rathwa', 'Sana Mansuri'], 'Nirali Vasava, Harsh Rathwa, Sana Mansuri'],
])('names are listed one after the other', (names, text) => {
  expect(listed(names)).toBe(text)
})

test.each(languages)('$name puts the same between them', ({ locale }) => {
  const names = ['Nirali Vasava', 'Harsh Rathwa', 'Sana Mansuri']
  const list = new Intl.ListFormat(locale, { style: 'short', type: 'unit' })
  expect(listed(names)).toBe(list.format(names))
})
