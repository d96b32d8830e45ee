import type { MyApplication } from '../../domain/application/myApplication'

/** Spec §2. */
export const statusFilters = ['All', 'Approved', 'Under Review', 'Completed', 'Rejected'] as const
export type StatusFilter = (typeof statusFilters)[number]

type Searchable = Pick<MyApplication, 'status' | 'title' | 'applicationNumber' | 'category'>

/** Those with the status whose title, number or category contains the search, in whatever case. */
export function selectApplications<Item extends Searchable>(
  applications: readonly Item[],
  filter: StatusFilter,
  search: string,
): Item[] {
  const wanted = search.trim().toLocaleLowerCase()
  return applications.filter(
    ({ status, title, applicationNumber, category }) =>
      (filter === 'All' || status === filter) &&
      [title, applicationNumber, category].some((text) =>
        text.toLocaleLowerCase().includes(wanted),
      ),
  )
}
