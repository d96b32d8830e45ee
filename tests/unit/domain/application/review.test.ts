import { expect, test } from 'vitest'
import { byWaiting } from '../../../../src/domain/application/review'
import type { AdminStatus } from '../../../../src/domain/application/status'
import { deskCopy } from '../../../../src/features/admin/applications/desk/copy'

test('the age says how much of the six weeks is used, and then how late it is', () => {
  expect(deskCopy.age(19, 42)).toBe('day 19 of 42')
  expect(deskCopy.age(42, 42)).toBe('day 42 of 42')
  expect(deskCopy.age(53, 42)).toBe('day 53, 11 over')
})

test('the order is: what waits for the office, then what waits for documents, then what is decided', () => {
  const rows: { status: AdminStatus; submittedDate: string; documentsAddedAt?: number }[] = [
    { status: 'approved', submittedDate: '2026-01-01' },
    { status: 'documents-required', submittedDate: '2026-01-02' },
    { status: 'rejected', submittedDate: '2026-03-01' },
    { status: 'pending-review', submittedDate: '2026-02-02' },
    { status: 'under-review', submittedDate: '2026-02-01' },
    { status: 'documents-required', submittedDate: '2026-01-03', documentsAddedAt: 1 },
  ]
  expect(rows.toSorted(byWaiting).map(({ status }) => status)).toEqual([
    'documents-required',
    'under-review',
    'pending-review',
    'documents-required',
    'rejected',
    'approved',
  ])
})
