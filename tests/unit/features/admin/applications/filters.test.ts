import { expect, test } from 'vitest'
import { adminSample } from '../../../../../src/domain/application/office-sample/adminSample'
import { applicationsCsv } from '../../../../../src/features/admin/applications/applicationsCsv'
import {
  applyFilters,
  noFilters,
  readFilters,
  statusFilters,
  writeFilters,
  type Filters,
} from '../../../../../src/features/admin/applications/filters'
import { keepSubmission } from '../../../../support/grantValues'
import {
  deriveOfficeList,
  officeStatus,
  type OfficeApplication,
} from '../../../../../src/storage/office/officeApplications'

const { applications } = deriveOfficeList({
  samples: adminSample,
  added: [],
  submissions: [],
  decisions: [],
})
const titles = (filters: Partial<Filters>) =>
  applyFilters(applications, { ...noFilters, ...filters }).map(({ title }) => title)

test('each filter button shows only its status', () => {
  const left = statusFilters.map((status) => [
    status,
    [...new Set(applyFilters(applications, { ...noFilters, status }).map(({ status }) => status))],
  ])
  expect(left.slice(1)).toEqual([
    ['pending', ['pending-review']],
    ['under-review', ['under-review']],
    ['approved', ['approved']],
    ['rejected', ['rejected']],
  ])
  expect(titles({ status: 'all' })).toHaveLength(applications.length)
})

test.each([
  ['title', 'MILLET cooker', 'Design registration of a millet cooker'],
  ['applicant', 'heena v', 'Soil moisture probe that texts the farmer'],
])('the search covers the %s, ignoring case and surrounding spaces', (_where, search, title) => {
  expect(titles({ search })).toEqual([title])
})

test('the search covers the institution, ignoring case and surrounding spaces', () => {
  const there = applications.filter(
    ({ institution }) => institution === 'Kim College of Technology',
  )
  expect(there).not.toEqual([])
  expect(titles({ search: ' KIM college ' })).toEqual(there.map(({ title }) => title))
})

test('an application is found by the number on its paper, which the export has too', async () => {
  const row = await keepSubmission('poc')
  const { applications } = deriveOfficeList({ samples: adminSample, submissions: [row] })
  const found = applyFilters(applications, { ...noFilters, search: row.number.toLowerCase() })
  expect(found.map(({ id }) => id)).toEqual([row.id])
  expect(applicationsCsv(found)).toContain(row.number)
})

test('the search takes Hindi letters in either spelling, and the digits of an Indian keyboard', async () => {
  const row = await keepSubmission('poc', {
    change: (values) => {
      values.fields['pocTitle'] = 'पढ\u093Cाई का लैंप'
    },
  })
  const { applications } = deriveOfficeList({ samples: adminSample, submissions: [row] })
  const inGujarati = row.number.replaceAll(/\d/g, (digit) => '૦૧૨૩૪૫૬૭૮૯'.charAt(Number(digit)))
  for (const search of ['प\u095Dाई', 'पढाई', inGujarati]) {
    const found = applyFilters(applications, { ...noFilters, search })
    expect(found.map(({ id }) => id)).toEqual([row.id])
  }
})

test('the search finds what reads as it was typed, whatever spaces and unseen characters are in it', async () => {
  const row = await keepSubmission('poc', {
    change: (values) => {
      values.fields['pocTitle'] = 'Lunar\u00A0 dryer, વિદ્\u200Dયુત'
    },
  })
  const { applications } = deriveOfficeList({ samples: adminSample, submissions: [row] })
  for (const search of ['lunar dryer, વિદ્યુત', 'lunar  dryer', '\u200B lunar']) {
    const found = applyFilters(applications, { ...noFilters, search })
    expect(found.map(({ id }) => id)).toEqual([row.id])
  }
})

test('by default, what waits for the office comes first, oldest first, then what waits for documents', () => {
  const open = applyFilters(applications, noFilters).slice(0, 8)
  expect(open.map(({ status, submittedDate }) => `${status} ${submittedDate}`)).toEqual([
    'under-review 2026-10-29',
    'under-review 2026-11-03',
    'pending-review 2026-11-09',
    'pending-review 2026-11-12',
    'pending-review 2026-11-16',
    'documents-required 2026-10-21',
    'documents-required 2026-11-07',
    'rejected 2026-10-26',
  ])
})

test('a separate tile shows exactly what waits for documents', () => {
  expect(titles({ status: 'documents' })).toHaveLength(2)
  expect(readFilters(new URLSearchParams('status=documents')).status).toBe('documents')
})

test.each(['physiotherapy', 'Irrigation Engineering', 'mohit.parmar@', 'low'])(
  'the search ignores departments, addresses and priorities: %s',
  (search) => {
    for (const title of titles({ search })) expect(title.toLowerCase()).toContain(search)
  },
)

test('the search takes formulas and brackets literally', () => {
  expect(titles({ search: '.*' })).toEqual([])
  expect(titles({ search: '(' })).toEqual([])
})

test('in the order of the statuses, those that read the same stand together, within their status', async () => {
  const row = await keepSubmission('poc')
  const handedIn = { on: '2026-11-20', to: 'Dr Bhatt' }
  const submissions = [{}, { handedIn }, {}].map((handIn, index) => ({
    ...row,
    id: `own-${index}`,
    submittedAt: row.submittedAt + index,
    handIn,
  }))
  const { applications } = deriveOfficeList({ samples: adminSample, submissions })
  const sorted = applyFilters(applications, {
    ...noFilters,
    sort: { by: 'status', direction: 'asc' },
  })
  for (const named of [officeStatus, ({ status }: OfficeApplication) => ({ text: status })]) {
    const texts = sorted.map((application) => named(application).text)
    const groups = texts.filter((text, index) => text !== texts[index - 1])
    expect(groups).toEqual([...new Set(texts)])
  }
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

test('filters written into the address are read back, and the rest of the address is kept', () => {
  for (const status of statusFilters) {
    const filters: Filters = {
      status,
      search: 'a & b = c',
      sort: { by: 'amount', direction: 'desc' },
      layout: 'table',
    }
    const written = writeFilters(new URLSearchParams('view=x'), filters)
    expect(readFilters(new URLSearchParams(written.toString()))).toEqual(filters)
    expect(written.get('view')).toBe('x')
  }
  expect(writeFilters(new URLSearchParams('status=approved&q=x'), noFilters).toString()).toBe('')
})

test.each([
  ['status=pending', 'pending'],
  ['status=under-review&sort=status&order=asc', 'under-review'],
  ['status=rejected&q=x', 'rejected'],
] as const)('an address written by the first version still works: %s', (address, status) => {
  expect(readFilters(new URLSearchParams(address)).status).toBe(status)
})

test.each(['status=nonsense&sort=password&order=up', 'sort=constructor', 'status=&q='])(
  'an address without known values shows everything: %s',
  (address) => {
    expect(readFilters(new URLSearchParams(address))).toEqual(noFilters)
  },
)

/** Reads what `toCsv` writes, including quotes. */
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

test('the file contains exactly the filtered list, in order', () => {
  const filters: Filters = {
    status: 'approved',
    search: 'institute',
    sort: { by: 'amount', direction: 'desc' },
    layout: 'table',
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
    'Application number',
  ])
  expect(rows.map((row) => [row[0], row[7], row[9]])).toEqual(
    left.map(({ title, requestedAmount }) => [title, String(requestedAmount), 'Approved']),
  )
  expect(rows[0]).toEqual([
    'Seed drill for small farms',
    'Bhargav Hirani',
    'bhargav.hirani@hatmati.example',
    'Hatmati Institute of Management',
    'Agricultural Engineering',
    'PoC Grant',
    'Agriculture',
    '245000',
    '2026-02-04',
    'Approved',
    'High',
    'Sample',
    '',
  ])
  const blank = { ...left[0]!, institution: '', department: '', category: '' }
  const [, cells] = parseCsv(applicationsCsv([blank]))
  const missing = 'Not specified'
  expect(cells?.slice(3, 7)).toEqual([missing, missing, 'PoC Grant', missing])
})

test.each([
  ['=HYPERLINK("http://evil.example")', `'=HYPERLINK("http://evil.example")`],
  ['+1+1', "'+1+1"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1:A9)', "'@SUM(A1:A9)"],
  ['\tcmd', "'\tcmd"],
  ['\rcmd', "'\rcmd"],
  ['harmless = 1', 'harmless = 1'],
])('a cell that a spreadsheet would run as a formula is made harmless: %j', (typed, written) => {
  const [application] = applications
  if (application === undefined) throw new Error('no sample')
  const hostile = { ...application, title: typed, applicant: typed, institution: typed }
  const cells = parseCsv(applicationsCsv([hostile]))[1] ?? []
  expect([cells[0], cells[1], cells[3]]).toEqual([written, written, written])
})
