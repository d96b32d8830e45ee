import { describe, expect, test } from 'vitest'
import { applicantSample } from '../../../../src/domain/application/applicantSample'
import { myApplications } from '../../../../src/domain/application/myApplication'
import {
  selectApplications,
  statusFilters,
} from '../../../../src/features/my-applications/selection'

const list = myApplications(applicantSample, [], [])
// One for each thing that is searched, one for two things at once, one that finds nothing.
const searches = ['', 'solar', 'ipr/2026', 'AGRICULTURE', ' education ', 'zebra']

describe.each(statusFilters)('the filter %s', (filter) => {
  test.each(searches)('with the search "%s" keeps exactly what matches both', (search) => {
    const wanted = search.trim().toLowerCase()
    const expected = list.filter(
      (item) =>
        (filter === 'All' || item.status === filter) &&
        `${item.title}\n${item.applicationNumber}\n${item.category}`.toLowerCase().includes(wanted),
    )
    expect(selectApplications(list, filter, search)).toEqual(expected)
  })
})

test('a status and a search that both find something can find nothing together', () => {
  expect(selectApplications(list, 'Rejected', '')).toHaveLength(1)
  expect(selectApplications(list, 'All', 'solar')).toHaveLength(1)
  expect(selectApplications(list, 'Rejected', 'solar')).toEqual([])
})

test('the mentor is not searched', () => {
  expect(selectApplications(list, 'All', 'Kavita Rao')).toEqual([])
})
