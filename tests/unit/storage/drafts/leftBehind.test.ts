// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { pocForm } from '../../../../src/domain/grant-form/poc/form'
import { blankValues } from '../../../../src/domain/grant-form/grantForm'
import { takeLeftBehind } from '../../../../src/storage/drafts/leftBehind'

test('what one tab has left, as an earlier version kept it, is found', () => {
  const left = { values: blankValues(pocForm), of: 3 }
  localStorage.setItem('leftBehind', JSON.stringify({ 'asha:poc': left, 'asha:ipr': left }))
  expect(takeLeftBehind('asha:poc')).toEqual([left])
  expect(takeLeftBehind('asha:poc')).toEqual([])
  expect(takeLeftBehind('asha:ipr')).toEqual([left])
  expect(localStorage.getItem('leftBehind')).toBeNull()
})
