import { grantTypeLabel, statusLabel } from '../../../domain/application/copy'
import type { AdminStatus } from '../../../domain/application/status'
import { plainText } from '../../../lib/plainText'
import {
  byWaiting,
  officeStatus,
  type OfficeApplication,
} from '../../../storage/office/officeApplications'
import type { Sort } from '../lists/recordColumns'

/** The five filter buttons of spec §2. */
export const statusFilters = ['all', 'pending', 'under-review', 'approved', 'rejected'] as const
/** The six tiles of spec §2, which also filter. */
export const tileFilters = [
  'all',
  'pending',
  'under-review',
  'approved',
  'documents',
  'rejected',
] as const
export type StatusFilter = (typeof tileFilters)[number]

/** A desk with a queue and a reading pane, or a table with all columns. */
export const layouts = ['desk', 'table'] as const
export type Layout = (typeof layouts)[number]

const statusOf: Record<StatusFilter, AdminStatus | undefined> = {
  all: undefined,
  pending: 'pending-review',
  'under-review': 'under-review',
  approved: 'approved',
  documents: 'documents-required',
  rejected: 'rejected',
}

export type Filters = { status: StatusFilter; search: string; sort: Sort; layout: Layout }

/** The defaults: everything, longest waiting first. */
export const noFilters: Filters = {
  status: 'all',
  search: '',
  sort: { by: 'waiting', direction: 'asc' },
  layout: 'desk',
}

const priorities = { low: 1, medium: 2, high: 3 }

type Order = (a: OfficeApplication, b: OfficeApplication) => number

const sortValue: Record<string, (application: OfficeApplication) => string | number> = {
  submitted: (application) => application.submittedDate,
  title: (application) => application.title,
  applicant: (application) => application.applicant,
  institution: (application) => `${application.institution} ${application.department}`,
  type: (application) => grantTypeLabel(application.type),
  amount: (application) => application.requestedAmount,
  // One of this device reads otherwise than its status, which filters and tiles go by.
  status: (application) => `${statusLabel[application.status]} ${officeStatus(application).text}`,
  priority: (application) => priorities[application.priority],
}

/** Reads filters, search and order from the address; missing or invalid values become the defaults. */
export function readFilters(params: URLSearchParams): Filters {
  const by = params.get('sort') ?? ''
  return {
    status: tileFilters.find((filter) => filter === params.get('status')) ?? 'all',
    search: params.get('q') ?? '',
    sort:
      Object.hasOwn(sortValue, by) || by === 'waiting'
        ? { by, direction: params.get('order') === 'desc' ? 'desc' : 'asc' }
        : noFilters.sort,
    layout: layouts.find((layout) => layout === params.get('layout')) ?? 'desk',
  }
}

/** Writes these filters into the address; defaults are left out. */
export function writeFilters(params: URLSearchParams, filters: Filters): URLSearchParams {
  const next = new URLSearchParams(params)
  const { by, direction } = filters.sort
  const first = by === noFilters.sort.by && direction === noFilters.sort.direction
  put(next, 'status', filters.status === 'all' ? '' : filters.status)
  put(next, 'q', filters.search)
  put(next, 'sort', first ? '' : by)
  put(next, 'order', first ? '' : direction)
  put(next, 'layout', filters.layout === 'desk' ? '' : filters.layout)
  return next
}

/**
 * The filtered applications, in order. The search covers title, applicant and institution (spec §2), and
 * the number that stands on the paper.
 */
export function applyFilters(
  applications: readonly OfficeApplication[],
  { status, search, sort }: Omit<Filters, 'layout'>,
): OfficeApplication[] {
  const wanted = plainText(search).trim()
  const order = orderOf(sort.by)
  const sign = sort.direction === 'asc' ? 1 : -1
  return ofStatus(applications, status)
    .filter(({ title, applicant, institution, submission }) =>
      [title, applicant, institution, submission?.number ?? ''].some((text) =>
        plainText(text).includes(wanted),
      ),
    )
    .toSorted((a, b) => sign * order(a, b))
}

/** The applications that pass a status filter. */
export function ofStatus(
  applications: readonly OfficeApplication[],
  filter: StatusFilter,
): readonly OfficeApplication[] {
  const wanted = statusOf[filter]
  return wanted === undefined
    ? applications
    : applications.filter(({ status }) => status === wanted)
}

function orderOf(by: string): Order {
  const value = sortValue[by]
  return value === undefined ? byWaiting : (a, b) => compare(value(a), value(b))
}

function compare(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number'
    ? a - b
    : String(a).localeCompare(String(b), 'en-IN')
}

function put(params: URLSearchParams, name: string, value: string): void {
  if (value === '') params.delete(name)
  else params.set(name, value)
}
