import { expect, test } from 'vitest'
import { adminSample } from '../../../../src/domain/application/adminSample'
import { applicationsCsv } from '../../../../src/features/admin-applications/applicationsCsv'
import {
  applyFilters,
  noFilters,
  readFilters,
  statusFilters,
  writeFilters,
  type Filters,
} from '../../../../src/features/admin-applications/filters'
import { deriveOfficeList } from '../../../../src/storage/officeApplications'

const { applications } = deriveOfficeList({
  samples: adminSample,
  added: [],
  submissions: [],
  decisions: [],
})
const titles = (filters: Partial<Filters>) =>
  applyFilters(applications, { ...noFilters, ...filters }).map(({ title }) => title)

test('each filter button leaves its status alone', () => {
  const left = statusFilters.map((status) => [
    status,
    [...new Set(applyFilters(applications, { ...noFilters, status }).map(({ status }) => status))],
  ])
  expect(left.slice(1)).toEqual([
    ['Pending', ['Pending Review']],
    ['Under Review', ['Under Review']],
    ['Approved', ['Approved']],
    ['Rejected', ['Rejected']],
  ])
  expect(titles({ status: 'All' })).toHaveLength(applications.length)
})

test.each([
  ['title', 'MILLET cooker', 'Design registration of a millet cooker'],
  ['applicant', 'heena', 'Soil moisture probe that texts the farmer'],
  ['institution', ' state technical ', 'Land record copies that cannot be altered'],
])('search is over the %s, whatever the case and the spaces around', (_where, search, title) => {
  expect(titles({ search })).toEqual([title])
})

test.each(['physiotherapy', 'Irrigation Engineering', 'mohit.parmar@', 'low'])(
  'search does not look at departments, addresses or priorities: %s',
  (search) => {
    for (const title of titles({ search })) expect(title.toLowerCase()).toContain(search)
  },
)

test('search finds a formula or a bracket as what it is', () => {
  expect(titles({ search: '.*' })).toEqual([])
  expect(titles({ search: '(' })).toEqual([])
})

test('the order is by amount as a number and by priority as a rank, both ways', () => {
  const amounts = (direction: 'asc' | 'desc') =>
    applyFilters(applications, { ...noFilters, sort: { by: 'amount', direction } }).map(
      ({ requestedAmount }) => requestedAmount,
    )
  expect(amounts('asc')).toEqual(amounts('asc').toSorted((a, b) => a - b))
  expect(amounts('desc')).toEqual(amounts('asc').toReversed())
  const byPriority = applyFilters(applications, {
    ...noFilters,
    sort: { by: 'priority', direction: 'desc' },
  })
  expect(byPriority[0]?.priority).toBe('high')
  expect(byPriority.at(-1)?.priority).toBe('low')
})

test('what is written into the address is read from it again, and nothing else of it is lost', () => {
  for (const status of statusFilters) {
    const filters: Filters = {
      status,
      search: 'a & b = c',
      sort: { by: 'amount', direction: 'desc' },
    }
    const written = writeFilters(new URLSearchParams('view=x'), filters)
    expect(readFilters(new URLSearchParams(written.toString()))).toEqual(filters)
    expect(written.get('view')).toBe('x')
  }
  expect(writeFilters(new URLSearchParams('status=approved&q=x'), noFilters).toString()).toBe('')
})

test.each(['status=nonsense&sort=password&order=up', 'sort=constructor', 'status=&q='])(
  'an address that says nothing known shows everything: %s',
  (address) => {
    expect(readFilters(new URLSearchParams(address))).toEqual(noFilters)
  },
)

/** Reads what `toCsv` writes, quotes included. */
function parseCsv(csv: string): string[][] {
  return csv
    .replace(/^\uFEFF/, '')
    .replace(/\r\n$/, '')
    .split('\r\n')
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
        (match) => match[1]?.replaceAll('""', '"') ?? match[2] ?? '',
      ),
    )
}

test('the file holds exactly what the filters leave, in their order', () => {
  const filters: Filters = {
    status: 'Approved',
    search: 'institute',
    sort: { by: 'amount', direction: 'desc' },
  }
  const left = applyFilters(applications, filters)
  expect(left.length).toBeGreaterThan(1)
  const [header, ...rows] = parseCsv(applicationsCsv(left))
  expect(header).toEqual([
    'Application',
    'Applicant',
    'Email',
    'Institution',
    'Department',
    'Type',
    'Category',
    'Amount (₹)',
    'Submitted',
    'Status',
    'Priority',
    'Source',
  ])
  expect(rows.map((row) => [row[0], row[7], row[9]])).toEqual(
    left.map(({ title, requestedAmount }) => [title, String(requestedAmount), 'Approved']),
  )
})

test.each([
  ['=HYPERLINK("http://evil.example")', `'=HYPERLINK("http://evil.example")`],
  ['+1+1', "'+1+1"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1:A9)', "'@SUM(A1:A9)"],
  ['\tcmd', "'\tcmd"],
  ['\rcmd', "'\rcmd"],
  ['harmless = 1', 'harmless = 1'],
])('a cell that a spreadsheet would run is made harmless: %j', (typed, written) => {
  const [application] = applications
  if (application === undefined) throw new Error('no sample')
  const hostile = { ...application, title: typed, applicant: typed, institution: typed }
  const cells = parseCsv(applicationsCsv([hostile]))[1] ?? []
  expect([cells[0], cells[1], cells[3]]).toEqual([written, written, written])
})
