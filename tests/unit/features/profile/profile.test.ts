import { describe, expect, test } from 'vitest'
import { toUser } from '../../../../src/domain/user/user'
import {
  completionOf,
  profileEntries,
  readEdits,
  valuesOf,
  withChanges,
} from '../../../../src/features/profile/profile'
import { readPreferences, withChosen } from '../../../../src/features/profile/preferences'
import { passwordProblems } from '../../../../src/features/profile/password'
import { samplePreferences } from '../../../../src/features/profile/sample'

const asha = toUser({
  id: 'u-1',
  name: 'Asha Patel',
  email: 'asha@ssip.example',
  institution: 'Sabarmati Institute of Technology',
  department: 'Mechanical Engineering',
  phone: '9825501234',
  createdAt: '2025-07-14T09:20:00.000Z',
})

test('the sample is 85 % complete, and each filled-in blank counts', () => {
  const entries = profileEntries(asha, {}, true)
  expect(completionOf(entries, asha.createdAt)).toBe(85)
  expect(completionOf(profileEntries(asha, { address: 'A' }, true), asha.createdAt)).toBe(92)
  expect(
    completionOf(profileEntries(asha, { address: 'A', pincode: '380001' }, true), asha.createdAt),
  ).toBe(100)
})

test('a change is kept as it reads, whatever else a paste brought along', () => {
  const entries = profileEntries(asha, {}, false)
  const typed = {
    ...valuesOf(entries),
    name: 'Asha\u00A0Patel\u200B',
    email: '\u202Aasha.patel@ssip.example\u202C',
    phone: '\u202A+91\u00A098255\u00A001234\u202C',
    address: ' 4 Mill Lane\nSurat ',
  }
  expect(withChanges({}, entries, typed)).toEqual({
    email: 'asha.patel@ssip.example',
    phone: '+91 98255 01234',
    address: '4 Mill Lane\nSurat',
  })
})

test('what the server left out is blank', () => {
  const bare = toUser({ id: 'u-2', name: 'Nisha', email: 'nisha@ssip.example' })
  const entries = profileEntries(bare, {}, true)
  const blank = entries.filter(({ value }) => value === '').map(({ field }) => field)
  expect(blank).toEqual(['phone', 'institution', 'department', 'address', 'pincode'])
  expect(completionOf(entries, bare.createdAt)).toBe(54)
})

test('only what differs from the server and the sample is an edit', () => {
  const entries = profileEntries(asha, { city: 'Surat' }, true)
  const values = { ...valuesOf(entries), name: ' Asha Patel ', phone: '9000000000' }
  expect(withChanges({ city: 'Surat' }, entries, values)).toEqual({
    city: 'Surat',
    phone: '9000000000',
  })
  expect(
    withChanges({ city: 'Surat' }, entries, { ...values, city: 'Ahmedabad', phone: '9825501234' }),
  ).toEqual({})
})

test('what another tab has saved since stays', () => {
  const entries = profileEntries(asha, { state: 'Goa' }, true)
  const values = { ...valuesOf(entries), city: 'Surat' }
  // Over there the address was filled in, and the state was put back.
  expect(withChanges({ address: '12 Ring Road' }, entries, values)).toEqual({
    address: '12 Ring Road',
    city: 'Surat',
  })
  const shown = { ...samplePreferences, email: true, sms: false }
  const stored = { ...shown, email: false }
  expect(withChosen(stored, shown, { ...shown, sms: true })).toEqual({ ...stored, sms: true })
})

test('each field says where its value came from', () => {
  const sources = Object.fromEntries(
    profileEntries(asha, { name: 'Asha P', state: 'Goa', email: asha.email }, true).map(
      ({ field, source, original }) => [field, [source, original.source]],
    ),
  )
  expect(sources).toMatchObject({
    name: ['device', 'server'],
    email: ['server', 'server'],
    state: ['device', 'sample'],
    city: ['sample', 'sample'],
  })
})

describe('what a device kept is read with care:', () => {
  test.each([undefined, null, 7, 'name', []])('%j contains no edits and no preferences', (kept) => {
    expect(readEdits(kept)).toEqual({})
    expect(readPreferences(kept, samplePreferences)).toEqual(samplePreferences)
  })
  test('other keys and other types are left out', () => {
    expect(readEdits({ name: 'A', phone: 7, password: 'x' })).toEqual({ name: 'A' })
    const read = readPreferences({ sms: true, email: 'no', other: true }, samplePreferences)
    expect(read).toEqual({ ...samplePreferences, sms: true })
  })
})

test('a password is checked as typed, spaces included', () => {
  expect(passwordProblems({ current: ' ', next: '      ', confirm: '      ' })).toEqual({
    current: undefined,
    next: undefined,
    confirm: undefined,
  })
  expect(passwordProblems({ current: 'a', next: '12345', confirm: '12345' }).next).toBe(
    'Password must be at least 6 characters',
  )
})

test('without sample data nobody gets the profile of an invented person', () => {
  const entries = profileEntries(asha, {}, false)
  expect(entries.filter(({ source, value }) => source === 'sample' && value !== '')).toEqual([])
  expect(entries.find(({ field }) => field === 'name')?.value).toBe('Asha Patel')
})
