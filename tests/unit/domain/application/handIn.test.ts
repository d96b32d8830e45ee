import { expect, test } from 'vitest'
import { decisionDue, nextStep, reviewDay } from '../../../../src/domain/application/handIn'

test('the decision is due 4 to 6 weeks after handing in, over the end of a year and of a leap February', () => {
  expect(decisionDue('2026-12-18')).toEqual({ from: '2027-01-15', until: '2027-01-29' })
  expect(decisionDue('2028-02-01')).toEqual({ from: '2028-02-29', until: '2028-03-14' })
})

test('the days of the review count from handing in; after the 42nd it is overdue', () => {
  expect(reviewDay('2026-12-18', '2026-12-18')).toEqual({ day: 0, of: 42, overdue: false })
  expect(reviewDay('2026-12-18', '2027-01-29')).toEqual({ day: 42, of: 42, overdue: false })
  expect(reviewDay('2026-12-18', '2027-01-30')).toEqual({ day: 43, of: 42, overdue: true })
})

test('a clock before the day of handing in gives no day', () => {
  expect(reviewDay('2026-12-18', '2026-12-01').day).toBe(0)
})

test('first it is signed, then handed in, then decided; handing in without a day of signing counts', () => {
  const handedIn = { on: '2026-12-18', to: 'Dr Hetal Trivedi' }
  expect(nextStep({})).toBe('signed')
  expect(nextStep({ signedOn: '2026-12-17' })).toBe('handed-in')
  expect(nextStep({ signedOn: '2026-12-17', handedIn })).toBe('decision')
  expect(nextStep({ handedIn })).toBe('decision')
})
