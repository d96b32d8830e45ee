import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import type { Comparison } from '../../../../../src/features/apply/passport/openPassport'
import { PassportComparison } from '../../../../../src/features/apply/passport/PassportComparison'
import { verdict } from '../../../../../src/features/apply/passport/verdict'
import { sampleDraft } from './fixtures'

const day = 24 * 60 * 60_000

const title = { path: 'fields.pocTitle', label: 'Title', there: 'One', here: 'Two' }

/** What is said of a copy and a draft that were changed last at these distances from now, in milliseconds. */
function saidOf(inFile: number, here: number, differences = [title]): string {
  const draft = sampleDraft()
  const summary = { title: 'Solar drier', complete: 1, sections: 6, members: 1, files: 0 }
  const now = Date.now()
  return verdict({
    passport: { ...draft, files: [] },
    values: draft.values,
    notes: [],
    inFile: { ...summary, savedAt: now + inFile },
    here: { ...summary, savedAt: now + here, draft, attachments: [] },
    differences,
  })
}

test('of a copy and a draft, the one that was changed last is said to be newer', () => {
  expect(saidOf(-2 * day, -day)).toBe('The draft on this device is newer.')
})

test('of two that were changed last at the same moment, nobody says that one is newer', () => {
  expect(saidOf(-day, -day)).toBe('Both were last changed at the same moment.')
})

test('where nothing differs, there is nothing to open, whenever they were changed', () => {
  expect(saidOf(-2 * day, -day, [])).toMatch(/There is nothing to open\.$/)
})

test('two devices whose clocks differ by a minute still know which one is newer', () => {
  expect(saidOf(60_000, -day)).toBe('The file is newer.')
})

test.each([
  ['copy', 30 * day, -day],
  ['draft', -day, 365 * day],
])(
  'of a %s from a day that is still to come, nobody says that it is newer',
  (_of, inFile, here) => {
    expect(saidOf(inFile, here)).toMatch(/a clock was wrong/)
  },
)

test.each([1970, 2010])(
  'of a copy from a phone that believed it was %i, nobody says that the draft is newer',
  (year) => {
    expect(saidOf(Date.UTC(year, 0, 1) - Date.now(), -day)).toMatch(/a clock was wrong/)
  },
)

test('a copy of what may be submitted already names the application, with its receipt', () => {
  const draft = sampleDraft()
  const summary = { title: 'Solar drier', complete: 6, sections: 6, members: 1, files: 0 }
  const comparison: Comparison = {
    passport: { ...draft, files: [] },
    values: draft.values,
    notes: [],
    inFile: { ...summary, savedAt: 0 },
    here: undefined,
    submitted: { id: 's1', number: 'SSIP/POC/2026/001', submittedAt: Date.now() },
    differences: [],
  }
  render(
    <MemoryRouter>
      <PassportComparison comparison={comparison} />
    </MemoryRouter>,
  )
  expect(screen.getByText(/^You submitted application SSIP\/POC\/2026\/001/)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'See the receipt' })).toHaveAttribute(
    'href',
    '/my-applications/s1/receipt',
  )
})
