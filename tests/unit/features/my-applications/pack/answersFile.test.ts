import { beforeEach, describe, expect, test } from 'vitest'
import {
  answersFile,
  checkAnswers,
} from '../../../../../src/features/my-applications/pack/answersFile'
import type { SubmissionRow } from '../../../../../src/storage/rows'
import { keepSubmission } from '../../../../support/grantValues'

let submission: SubmissionRow
beforeEach(async () => {
  submission = await keepSubmission('poc')
})

test('an unchanged file has the same content', () => {
  expect(checkAnswers(answersFile(submission), submission)).toEqual({ kind: 'same' })
})

test('keys in another order and other white space are still the same content', () => {
  const { content, contentHash } = submission
  const reordered = Object.fromEntries(Object.entries(content).toReversed())
  const file = JSON.stringify({ content: reordered, contentHash })
  expect(checkAnswers(file, submission)).toEqual({ kind: 'same' })
})

test('a changed character in an answer is reported with its question', () => {
  const file = answersFile(submission).replace('Twelve probes stood', 'Twelve probes stoop')
  expect(checkAnswers(file, submission)).toEqual({
    kind: 'changed',
    differs: ['Idea and method, Work done so far'],
  })
})

test('every changed letter of an answer, a name, a size or a hash is noticed', () => {
  const file = answersFile(submission)
  const start = file.indexOf('"content"') + '"content": {'.length
  const letters = [...file.matchAll(/[a-z0-9]/gi)].filter((match) => match.index > start)
  // Every seventh is enough to change each answer, and keeps the test short.
  for (const { index, 0: letter } of letters.filter((_, at) => at % 7 === 0)) {
    const other = letter === '1' ? '2' : '1'
    const changed = file.slice(0, index) + other + file.slice(index + 1)
    expect(checkAnswers(changed, submission).kind, changed.slice(index - 20, index + 5)).not.toBe(
      'same',
    )
  }
})

test('the content counts, not the hash that the file states', () => {
  const file = answersFile(submission).replace(submission.contentHash, '0'.repeat(64))
  expect(checkAnswers(file, submission)).toEqual({ kind: 'same' })
})

test('an unchanged file of another application names that application', async () => {
  const other = await keepSubmission('ipr')
  expect(checkAnswers(answersFile(other), submission)).toEqual({
    kind: 'other',
    number: other.number,
  })
})

describe('what is no answers file', () => {
  test.each([
    ['nothing', ''],
    ['no JSON', 'hello'],
    ['JSON of something else', '{"a":1}'],
    ['null', 'null'],
    ['a list', '[]'],
    ['answers that are cut off', '{"contentHash":"x","content":{"number":"1","answers":['],
    ['answers without questions', '{"contentHash":"x","content":{"number":"1","answers":[1]}}'],
  ])('%s', (_, file) => {
    expect(checkAnswers(file, submission)).toEqual({ kind: 'unreadable' })
  })

  test('answers truncated at any place', () => {
    const file = answersFile(submission)
    for (let length = 0; length < file.length - 2; length += 97) {
      expect(checkAnswers(file.slice(0, length), submission)).toEqual({ kind: 'unreadable' })
    }
  })
})
