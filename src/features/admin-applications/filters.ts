import type { AdminStatus } from '../../domain/application/status'
import type { OfficeApplication } from '../../storage/officeApplications'
import type { Sort } from '../../ui/recordColumns'

/** The five filter buttons of spec §2. */
export const statusFilters = ['All', 'Pending', 'Under Review', 'Approved', 'Rejected'] as const
type StatusFilter = (typeof statusFilters)[number]

const statusOf: Record<StatusFilter, AdminStatus | undefined> = {
  All: undefined,
  Pending: 'Pending Review',
  'Under Review': 'Under Review',
  Approved: 'Approved',
  Rejected: 'Rejected',
}

export type Filters = { status: StatusFilter; search: string; sort: Sort }

/** As at first: everything, the newest submission first. */
export const noFilters: Filters = {
  status: 'All',
  search: '',
  sort: { by: 'submitted', direction: 'desc' },
}

const priorities = { low: 1, medium: 2, high: 3 }

const sortValue: Record<string, (application: OfficeApplication) => string | number> = {
  submitted: (application) => application.submittedDate,
  title: (application) => application.title,
  applicant: (application) => application.applicant,
  institution: (application) => `${application.institution} ${application.department}`,
  type: (application) => application.type,
  amount: (application) => application.requestedAmount,
  status: (application) => application.status,
  priority: (application) => priorities[application.priority],
}

/** Filters, search and order as the address has them; what it does not say, or says wrongly, is as at first. */
export function readFilters(params: URLSearchParams): Filters {
  const by = params.get('sort') ?? ''
  return {
    status: statusFilters.find((filter) => slug(filter) === params.get('status')) ?? 'All',
    search: params.get('q') ?? '',
    sort: Object.hasOwn(sortValue, by)
      ? { by, direction: params.get('order') === 'desc' ? 'desc' : 'asc' }
      : noFilters.sort,
  }
}

/** The same address with these filters; what is as at first is not written. */
export function writeFilters(params: URLSearchParams, filters: Filters): URLSearchParams {
  const next = new URLSearchParams(params)
  const { by, direction } = filters.sort
  const first = by === noFilters.sort.by && direction === noFilters.sort.direction
  put(next, 'status', filters.status === 'All' ? '' : slug(filters.status))
  put(next, 'q', filters.search)
  put(next, 'sort', first ? '' : by)
  put(next, 'order', first ? '' : direction)
  return next
}

/** What the filters leave, in their order. Search is over title, applicant and institution (spec §2). */
export function applyFilters(
  applications: readonly OfficeApplication[],
  { status, search, sort }: Filters,
): OfficeApplication[] {
  const wanted = search.trim().toLocaleLowerCase()
  const value = sortValue[sort.by] ?? (() => '')
  const sign = sort.direction === 'asc' ? 1 : -1
  return applications
    .filter(
      (application) => statusOf[status] === undefined || application.status === statusOf[status],
    )
    .filter(({ title, applicant, institution }) =>
      [title, applicant, institution].some((text) => text.toLocaleLowerCase().includes(wanted)),
    )
    .toSorted((a, b) => sign * compare(value(a), value(b)))
}

function compare(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number'
    ? a - b
    : String(a).localeCompare(String(b), 'en-IN')
}

function slug(filter: StatusFilter): string {
  return filter.toLowerCase().replace(' ', '-')
}

function put(params: URLSearchParams, name: string, value: string): void {
  if (value === '') params.delete(name)
  else params.set(name, value)
}
