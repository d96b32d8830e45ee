import { expect, test } from 'vitest'
import {
  draftSummary,
  type DraftInProgress,
} from '../../../../src/domain/grant-form/shown/draftInProgress'
import { completeValues } from '../../../support/grantValues'

const savedAt = new Date('2026-11-20T10:42:00').getTime()
const draft = (place: DraftInProgress['place']): DraftInProgress => ({
  id: 'u:poc',
  kind: 'poc',
  values: completeValues('poc'),
  savedAt,
  place,
})

const said = (now: number) => draftSummary(draft({ path: null }), now).progress

test.each([
  [{ path: null, step: 'mentor' }, 'You stopped at “Mentor”.'],
  [{ path: null, step: 'check' }, 'You stopped at “Check your answers”.'],
  // Drafts of earlier versions store only the field.
  [{ path: 'fields.productPrice' }, 'You stopped at “Market and support”.'],
  [{ path: null }, undefined],
])('a draft left at %j is described as: %s', (place, said) => {
  expect(draftSummary(draft(place), savedAt).stoppedAt).toBe(said)
})

test('on the same day only the time is shown, later the day as well', () => {
  expect(said(savedAt + 60_000)).toContain('saved 10:42 AM on this device')
  expect(said(savedAt + 86_400_000)).toContain('saved 20 Nov 2026, 10:42 AM on this device')
})
