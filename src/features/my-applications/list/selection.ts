import type { MyApplication } from '../../../domain/application/myApplication'
import { plainText } from '../../../lib/plainText'

/** The filters of spec §2. */
export const statusFilters = ['all', 'approved', 'under-review', 'completed', 'rejected'] as const
export type StatusFilter = (typeof statusFilters)[number]

type Searchable = Pick<MyApplication, 'status' | 'title' | 'applicationNumber' | 'category'>

/**
 * The applications with this status whose title, number or category contains the search text,
 * ignoring case and what `plainText` ignores.
 */
export function selectApplications<Item extends Searchable>(
  applications: readonly Item[],
  filter: StatusFilter,
  search: string,
): Item[] {
  const wanted = plainText(search).trim()
  return applications.filter(
    ({ status, title, applicationNumber, category }) =>
      isShown(status, filter) &&
      [title, applicationNumber, category].some((text) => plainText(text).includes(wanted)),
  )
}

/** What was handed in from this device counts as under review, as in the tile above. */
function isShown(status: MyApplication['status'], filter: StatusFilter): boolean {
  if (filter === 'all' || status === filter) return true
  return filter === 'under-review' && status === 'handed-in'
}
