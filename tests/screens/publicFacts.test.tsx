import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { openPage } from '../support/openPage'

type Page = {
  path: string
  heading: string
  /** Strings and figures that the spec requires on this page. */
  has: string[]
  /** Figures that belong on other pages only: the ceilings differ on purpose (spec §1). */
  hasNot?: string[]
}

const claims = [
  ['500+', 'projects funded'],
  ['₹2.5 crore', 'total investment'],
  ['150+', 'patents filed'],
  ['10,000+', 'innovators'],
  ['100+', 'institutions'],
] as const

const pages: Page[] = [
  {
    path: '/',
    heading: 'Build the first version of your idea',
    has: [
      'Up to ₹2 lakhs',
      'Up to ₹50,000',
      'Submit idea',
      'Expert review',
      'Pitch and refine',
      'Get funded',
      'free and takes no equity',
      '4 to 6 weeks',
      'within 24 hours',
      'Supported by',
    ],
    hasNot: ['10 lakh'],
  },
  {
    path: '/dashboard',
    heading: 'Your dashboard starts here',
    has: ['Up to ₹10 lakhs', 'Up to ₹2 lakhs', 'Success stories', 'Upcoming events'],
    hasNot: ['₹50,000'],
  },
  {
    path: '/about/ssip',
    heading: 'The Student Startup and Innovation Policy',
    has: [
      'Overview',
      'Key figures',
      'Objectives',
      'What it supports',
      'Students',
      'Faculty',
      'Institutions',
      '2019First edition',
      '2021',
      '2023Second edition',
      '2024',
      'Vision',
      'Mission',
      '₹1.5 lakhs',
    ],
    hasNot: ['10 lakh', '₹50,000'],
  },
  {
    path: '/about/institute',
    heading: 'Partner institutions',
    has: [
      'Established',
      'Students',
      'Innovations',
      'Patents',
      'Specialization',
      'Programme role',
      'Support framework',
      'What they have achieved together',
    ],
  },
  {
    path: '/about/ssip-cell',
    heading: 'The programme cell',
    has: ['Leadership', 'Departments', 'Core team', 'Mon-Fri 10:00 AM-6:00 PM'],
  },
  {
    path: '/beneficiaries/poc',
    heading: 'Proof-of-concept grant',
    has: [
      'Up to ₹2 lakhs',
      'Up to ₹2,00,000',
      'the previous cap was ₹1.5 lakhs',
      '12 months',
      'up to 6 months',
      '40% ₹80,000',
      '20% ₹40,000',
      'by milestone',
      'MentorshipFree',
      '2-5 students',
      'Currently enrolled undergraduate, postgraduate or doctoral students',
      'Regular staff with institutional endorsement',
      'Endorsement by the head of institution or nodal officer is mandatory',
      '5-10 pages',
      '4 to 6 weeks',
    ],
    hasNot: ['10 lakh', '2,50,000'],
  },
  {
    path: '/beneficiaries/ipr',
    heading: 'IPR support',
    has: ['Specialization', 'Experience', 'Qualifications', 'Services', 'Location', 'Contact'],
    hasNot: ['2 lakh', '10 lakh', '2,50,000'],
  },
  {
    path: '/downloads',
    heading: 'Downloads',
    has: ['Version2.0', 'File size2.5 MB', 'Pages45', 'Coming Soon'],
  },
  {
    path: '/downloads/ssip-policy-english',
    heading: 'SSIP policy (English)',
    has: ['Version2.0', 'File size2.5 MB', 'Pages45', 'LanguageEnglish', '40%, 40% and 20%'],
    hasNot: ['10 lakh', '₹50,000'],
  },
  {
    path: '/events',
    heading: 'Events',
    has: ['Almost Full', 'Filling Fast', 'Available', 'Registration Closed', 'Subscribe'],
  },
  {
    path: '/contact',
    heading: 'Contact',
    has: [
      'Mon-Fri 10:00 AM-6:00 PM',
      'within 24 hours',
      'Office',
      'Departments',
      'Sample data: addresses and numbers are invented',
    ],
  },
  {
    path: '/faq',
    heading: 'Questions and answers',
    has: [
      'Up to ₹2 lakhs',
      '4 to 6 weeks',
      'free and takes no equity',
      'within 24 hours',
      'To book a seat, write to the programme cell',
    ],
    // Nobody is told of a registration, so nobody confirms one.
    hasNot: ['10 lakh', '₹50,000', 'confirms the seat'],
  },
  {
    path: '/terms',
    heading: 'Terms of use',
    has: ['free and takes no equity', 'sample data'],
  },
  {
    path: '/privacy',
    heading: 'Privacy',
    has: ['What is on this device', 'last four digits', 'six things', 'whether it answers'],
  },
  {
    path: '/forgot-password',
    heading: 'Forgotten password',
    has: ['within 24 hours', 'Mon-Fri 10:00 AM-6:00 PM'],
  },
]

describe.each(pages)('$path', ({ path, heading, has, hasNot = [] }) => {
  test('has the strings and figures of the spec, and makes no call', async () => {
    const page = await openPage(path)
    expect(page.heading).toHaveTextContent(heading)
    for (const fact of has) expect(page.element).toHaveTextContent(fact)
    for (const foreign of hasNot) expect(page.element.textContent).not.toContain(foreign)
    expect(page.calls).toEqual([])
  })
})

test.each([
  '/about/scrutiny-committee',
  '/about/implementation-committee',
  '/beneficiaries/hackathon',
  '/downloads/ssip-policy-gujarati',
  '/downloads/financial-guidelines',
  '/downloads/institute-policy',
  '/downloads/screening-guide',
  '/downloads/poc-ppt-format',
  '/downloads/ipr-ppt-format',
  '/downloads/bonafide-format',
  '/downloads/ip-facilitators',
])('%s is coming soon', async (path) => {
  const { main } = await openPage(path)
  expect(main.getByText('Coming Soon')).toBeVisible()
})

test.each(['/', '/dashboard', '/about/ssip'])('%s shows the five claims', async (path) => {
  const { main } = await openPage(path)
  for (const [value, label] of claims) {
    const term = main.getByText(label, { selector: 'dt' })
    expect(term.parentElement).toHaveTextContent(value)
  }
})

test('the four kinds of rights have their caps and durations', async () => {
  const { main } = await openPage('/beneficiaries/ipr')
  for (const [name, cap, duration] of [
    ['Patent', '₹50,000', '12-18 months'],
    ['Trademark', '₹15,000', '8-12 months'],
    ['Copyright', '₹10,000', '3-6 months'],
    ['Design', '₹20,000', '6-9 months'],
  ] as const) {
    const heading = await main.findByRole('heading', { level: 3, name })
    const item = heading.closest('li')
    expect(item).toHaveTextContent(cap)
    expect(item).toHaveTextContent(duration)
  }
})

const stages = [
  ['/beneficiaries/poc?tab=process', 'Idea submission', '2 weeks'],
  ['/beneficiaries/poc?tab=process', 'Screening', '3 weeks'],
  ['/beneficiaries/poc?tab=process', 'Presentation', '1 week'],
  ['/beneficiaries/poc?tab=process', 'Final selection', '2 weeks'],
  ['/beneficiaries/ipr?tab=process', 'Disclosure', '1 week'],
  ['/beneficiaries/ipr?tab=process', 'Prior art search', '2-3 weeks'],
  ['/beneficiaries/ipr?tab=process', 'Drafting', '3-4 weeks'],
  ['/beneficiaries/ipr?tab=process', 'Filing', '12-18 months'],
] as const

test.each(stages)('%s: %s takes %s', async (path, title, duration) => {
  await openPage(path)
  const heading = await screen.findByRole('heading', { level: 3, name: new RegExp(`${title}$`) })
  const stage = heading.closest('li')
  if (stage === null) throw new Error('A stage is a list item')
  expect(within(stage).getByText(duration)).toBeVisible()
})

test.each([
  ['State committee', '15', 'Quarterly'],
  ['University committee', '8-10', 'Monthly'],
  ['Institution cell', '5-7', 'Weekly'],
  ['Department', '3-5', 'Bi-weekly'],
])('governance: the %s has %s members and meets %s', async (tier, members, meets) => {
  await openPage('/about/institute')
  const name = await screen.findByRole('rowheader', { name: tier })
  const cells = within(name.closest('tr') as HTMLElement).getAllByRole('cell')
  expect(cells[0]).toHaveTextContent(new RegExp(`${members}$`))
  expect(cells[1]).toHaveTextContent(new RegExp(`${meets}$`))
})

test('the six lead institutions link to other sites safely', async () => {
  await openPage('/about/institute')
  const links = await screen.findAllByRole('link', {
    name: /^Website ?of .*\(opens in a new tab\)$/,
  })
  expect(links).toHaveLength(6)
  for (const link of links) {
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    expect(link).toHaveAttribute('target', '_blank')
  }
})

test('the cell has six departments, five regional cells and a number to call', async () => {
  const { main } = await openPage('/about/ssip-cell')
  const departments = await main.findByRole('heading', { name: 'Departments' })
  expect(listOf(departments)).toHaveLength(6)
  for (const region of ['North', 'Central', 'South', 'Saurashtra', 'Kutch']) {
    expect(main.getByRole('heading', { level: 3, name: region })).toBeVisible()
  }
  expect(listOf(main.getByRole('heading', { name: 'Regional cells' }))).toHaveLength(5)
  expect(main.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', 'tel:+917955500142')
})

test('the title of the document follows the page', async () => {
  await openPage('/about/ssip')
  await waitFor(() => expect(document.title).toBe('About the policy – SSIP Portal'))
})

/** The items of the list in the section under a heading. */
function listOf(heading: HTMLElement): Element[] {
  return Array.from(heading.closest('section')?.querySelectorAll('ul > li') ?? [])
}
