import { sampleInstitutions } from '../../programme/sampleInstitutions'
import type { AdminApplication } from '../application'

/*
 * The applications of the year that were decided long ago. With those in `adminSample.ts` they are
 * 145, of which 89 are approved, from 35 institutions (spec §9). Generated from short lists, the same
 * on every device; people, institutions and projects are invented.
 */

/** The number submitted in each month of the year, oldest first. */
const months = [
  ['2025-12', 8],
  ['2026-01', 12],
  ['2026-02', 14],
  ['2026-03', 16],
  ['2026-04', 7],
  ['2026-05', 6],
  ['2026-06', 9],
  ['2026-07', 13],
  ['2026-08', 15],
  ['2026-09', 17],
  ['2026-10', 16],
] as const

/** The number from each institution, in the order of `sampleInstitutions`; the smallest have one or two. */
const fromLargest = [16, 14, 12, 10, 9, 7, 6, 5, 5, 4, 3, 3]

/**
 * What the titles are made of, by category. In each, the number of things and the number of uses
 * share no factor, so that no title is repeated.
 */
const fields = [
  {
    category: 'Technology',
    share: 40,
    things:
      'vibration alarm,pump controller,cable fault finder,crack detector,yarn counter,kiln thermometer,weld inspector,tool wear monitor,water level logger,paint gauge,spindle balancer',
    uses: 'small foundries,ceramic works,village workshops,textile mills',
    department: 'Mechanical Engineering',
    stack: ['Microcontrollers', 'Sensors'],
  },
  {
    category: 'Healthcare',
    share: 29,
    things:
      'jaundice meter,pulse monitor,wheelchair lift,drip warner,hearing screener,foot pressure mat,breath trainer,pill dispenser,knee trainer,blood cooler',
    uses: 'rural clinics,home care,district hospitals',
    department: 'Biomedical Engineering',
    stack: ['Medical-grade sensors', 'Signal processing'],
  },
  {
    category: 'Energy',
    share: 20,
    things:
      'solar pump drive,biogas meter,heat store,wind charger,floating solar panel,battery tester,motor saver',
    uses: 'salt workers,dairy co-operatives,night schools',
    department: 'Electrical Engineering',
    stack: ['Power electronics', 'LFP cells'],
  },
  {
    category: 'Agriculture',
    share: 20,
    things:
      'groundnut sorter,cotton pest trap,milk cooler,seed drill,mango ripeness tester,fodder cutter,soil test kit',
    uses: 'small farms,village dairies,orchards',
    department: 'Agricultural Engineering',
    stack: ['Computer vision', 'Sheet-metal design'],
  },
  {
    category: 'Education',
    share: 14,
    things: 'braille slate,laboratory kit,reading coach,science van,talking map',
    uses: 'village schools,tribal hostels,evening classes',
    department: 'Information Technology',
    stack: ['Progressive web app', 'Text to speech'],
  },
  {
    category: 'Blockchain',
    share: 10,
    things: 'milk payment ledger,warehouse receipt register,skill passport,grain trace',
    uses: 'co-operatives,market yards,self-help groups',
    department: 'Computer Engineering',
    stack: ['Hyperledger Fabric', 'TypeScript'],
  },
].map(({ things, uses, ...field }) => ({
  ...field,
  things: things.split(','),
  uses: uses.split(','),
}))

/** The rights, with what the programme pays for each (spec §9) and how long registration takes. */
const rights = [
  { title: 'Patent for a', amount: 50_000, timeline: '12 to 18 months' },
  { title: 'Design registration of a', amount: 20_000, timeline: '6 to 9 months' },
  { title: 'Trademark for a', amount: 15_000, timeline: '8 to 12 months' },
]

const firstNames =
  'Aditi Bhargav Charmi Dhruv Ekta Foram Gautam Hetal Ishan Janki Kunal Leena Mitesh Niyati Om Priya Rahul Siddhi Tushar Vidhi Yusuf'.split(
    ' ',
  )
const lastNames =
  'Ahir Bhatt Chaudhary Desai Fadia Gajjar Hirani Jani Kotak Lad Mistry Nagar Panchal Rabari Sheth Tadvi Vaidya'.split(
    ' ',
  )

const dates = months.flatMap(([month, count]) =>
  Array.from({ length: count }, (_, index) => {
    const day = 1 + Math.floor((index * 27) / count)
    return `${month}-${String(day).padStart(2, '0')}`
  }),
)
const total = dates.length

const institutionOf = spread(
  sampleInstitutions.map(
    (institution, index) => [institution, fromLargest[index] ?? (index < 28 ? 2 : 1)] as const,
  ),
  29,
)
const fieldOf = spread(
  fields.map((field) => [field, field.share] as const),
  47,
)

/** 86 of the 133 applications here are approved. */
const approvedCount = 86

export const decidedSample: AdminApplication[] = dates.map((submittedDate, index) => {
  const field = pick(fieldOf, index)
  const institution = pick(institutionOf, index)
  const earlier = fieldOf.slice(0, index).filter((other) => other === field).length
  const thing = pick(field.things, earlier)
  const use = pick(field.uses, earlier)
  const right = index % 5 === 1 || index % 5 === 3 ? pick(rights, index) : undefined
  const first = pick(firstNames, index)
  const last = pick(lastNames, index + Math.floor(index / firstNames.length))
  const approved = (index * 37) % total < approvedCount
  return {
    id: `sample-${index + 101}`,
    title: right === undefined ? titled(thing, use) : `${right.title} ${thing}, used by ${use}`,
    applicant: `${first} ${last}`,
    email: `${first}.${last}@${institution.mail}.example`.toLowerCase(),
    institution: institution.name,
    department: field.department,
    type: right === undefined ? 'poc' : 'ipr',
    category: field.category,
    requestedAmount: right?.amount ?? 60_000 + ((index * 7) % 39) * 5_000,
    submittedDate,
    status: approved ? 'approved' : 'rejected',
    priority: pick(['medium', 'low', 'high', 'medium'] as const, index),
    description: approved
      ? `A ${thing} for ${use}. The committee approved a working model and one round of trials.`
      : `A ${thing} for ${use}. The committee could not see how it differs from what can be bought.`,
    techStack: field.stack,
    timeline: right?.timeline ?? `${6 + (index % 7)} months`,
    previousGrants: index % 4 === 0 ? 1 : 0,
    publications: index % 3,
    patents: index % 6 === 0 ? 1 : 0,
  }
})

/**
 * Repeats each value as often as its count says, in a scattered order; `step` must share no factor
 * with the total.
 */
function spread<Value>(counts: readonly (readonly [Value, number])[], step: number): Value[] {
  const inOrder = counts.flatMap(([value, count]) => Array.from({ length: count }, () => value))
  return inOrder.map((_, index) => pick(inOrder, index * step))
}

function pick<Value>(list: readonly Value[], index: number): Value {
  const value = list[index % list.length]
  if (value === undefined) throw new Error('The list to pick from is empty')
  return value
}

function titled(thing: string, use: string): string {
  return `${thing.charAt(0).toUpperCase()}${thing.slice(1)} for ${use}`
}
