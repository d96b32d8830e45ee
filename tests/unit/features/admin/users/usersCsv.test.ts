import { afterEach, expect, test, vi } from 'vitest'
import { fromServer } from '../../../../../src/features/admin/users/managedUser'
import { usersCsv } from '../../../../../src/features/admin/users/usersCsv'
import { toUser, type UserRecord } from '../../../../../src/domain/user/user'

afterEach(() => {
  vi.unstubAllEnvs()
})

/** The cells of the user's line. */
function cellsOf(record: Partial<UserRecord>): string[] {
  const user = fromServer(toUser({ id: '7', name: 'Asha', email: 'asha@example.org', ...record }))
  return usersCsv([user]).split('\r\n')[1]?.split(',') ?? []
}

/** The last two: since when a member, and the last login. */
function datesOf(record: Partial<UserRecord>): string[] {
  return cellsOf(record).slice(-2)
}

test('every column has what the account says, and a blank one says that there is nothing', () => {
  const given = { institution: 'Tapi Institute', department: 'Civil', phone: '98255 01234' }
  expect(cellsOf({ role: 'admin', ...given }).slice(0, 7)).toEqual([
    'Asha',
    'asha@example.org',
    'Administrator',
    'Tapi Institute',
    'Civil',
    '98255 01234',
    'Active',
  ])
  expect(cellsOf({ name: ' ', email: ' ' }).slice(0, 6)).toEqual([
    'No name given',
    'No email given',
    'Student',
    'Not specified',
    'Not specified',
    'Not provided',
  ])
})

test('a moment is written as the calendar date that the screen shows', () => {
  vi.stubEnv('TZ', 'Asia/Kolkata')
  const [createdAt, lastLogin] = ['2026-03-05T20:00:00Z', '2026-03-05T12:00:00.000Z']
  expect(datesOf({ createdAt, lastLogin })).toEqual(['2026-03-06', '2026-03-05'])
})

test('a calendar date is the same day everywhere', () => {
  vi.stubEnv('TZ', 'America/Los_Angeles')
  expect(datesOf({ createdAt: '2025-11-15', lastLogin: '2026-03-29' })).toEqual([
    '2025-11-15',
    '2026-03-29',
  ])
})

test('what is no date is written whole, and nothing as the screen says it', () => {
  expect(datesOf({ createdAt: 'in the year of the flood' })).toEqual([
    'in the year of the flood',
    'Never',
  ])
})
