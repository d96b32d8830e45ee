import { describe, expect, test } from 'vitest'
import { applicantSample } from '../../../../../src/domain/application/applicantSample'
import { myApplications } from '../../../../../src/domain/application/myApplication'
import {
  selectApplications,
  statusFilters,
} from '../../../../../src/features/my-applications/list/selection'

const list = myApplications(applicantSample, [], [])
// One for each searched property, one for two words, and one without results.
const searches = ['', 'solar', 'ipr/2026', 'AGRICULTURE', ' education ', 'zebra']

describe.each(statusFilters)('the filter %s', (filter) => {
  test.each(searches)('with the search "%s" keeps exactly what matches both', (search) => {
    const wanted = search.trim().toLowerCase()
    const expected = list.filter(
      (item) =>
        (filter === 'all' || item.status === filter) &&
        `${item.title}\n${item.applicationNumber}\n${item.category}`.toLowerCase().includes(wanted),
    )
    expect(selectApplications(list, filter, search)).toEqual(expected)
  })
})

test('a status and a search that both match something may match nothing together', () => {
  expect(selectApplications(list, 'rejected', '')).toHaveLength(1)
  expect(selectApplications(list, 'all', 'solar')).toHaveLength(1)
  expect(selectApplications(list, 'rejected', 'solar')).toEqual([])
})

test('a handed-in application is found under review, where the tile counts it', () => {
  const named = { title: 'Tidal clock', applicationNumber: '', category: '' }
  const handedIn = { ...named, status: 'handed-in' as const }
  const own = [handedIn, { ...named, status: 'not-handed-in' as const }]
  expect(selectApplications(own, 'under-review', '')).toEqual([handedIn])
  expect(selectApplications(own, 'all', '')).toEqual(own)
  expect(selectApplications(own, 'approved', '')).toEqual([])
})

test('the mentor is not searched', () => {
  expect(selectApplications(list, 'all', 'Kavita Rao')).toEqual([])
})

test.each([
  ['a dotted letter typed as one sign', 'सोलर पढ\u093Cाई', 'प\u095Dाई'],
  ['a dotted letter typed as two signs', 'प\u095Dाई', 'पढ\u093Cाई'],
  ['a dot that was left out', 'बड\u093Cौदा का पंप', 'बडौदा'],
  ['an accent that was left out', 'Café in the hostel', 'cafe'],
])('a title in any spelling is found by %s', (_what, title, search) => {
  const own = [{ title, applicationNumber: '', category: '', status: 'handed-in' as const }]
  expect(selectApplications(own, 'all', search)).toEqual(own)
})

test('a number is found by the digits of a Gujarati or Hindi keyboard', () => {
  const found = selectApplications(list, 'all', 'ipr/2026')
  expect(selectApplications(list, 'all', 'IPR/૨૦૨૬')).toEqual(found)
  expect(selectApplications(list, 'all', 'ipr/२०२६')).toEqual(found)
})
