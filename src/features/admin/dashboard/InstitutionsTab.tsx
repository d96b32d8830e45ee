import { notGiven } from '../../../domain/application/copy'
import {
  formatRate,
  rankedInstitutions,
  type Counted,
  type Group,
} from '../../../domain/programme/figures'
import { formatRupees } from '../../../lib/money'
import { EmptyState } from '../../../ui/lists/EmptyState'
import type { Column } from '../lists/recordColumns'
import { RecordTable } from '../lists/RecordTable'
import { ApplicationsSource } from './ApplicationsSource'
import { applicationsCopy, institutionsCopy } from './copy'

const names = institutionsCopy.columns
const columns: [Column<Group>, ...Column<Group>[]] = [
  {
    id: 'name',
    header: names.name,
    cell: (group) => <span className="font-semibold">{nameOf(group)}</span>,
  },
  {
    id: 'applications',
    header: names.applications,
    numeric: true,
    cell: ({ applications }) => applications,
  },
  { id: 'approved', header: names.approved, numeric: true, cell: ({ approved }) => approved },
  {
    id: 'funding',
    header: names.funding,
    numeric: true,
    cell: ({ granted }) => formatRupees(granted),
  },
  {
    id: 'successRate',
    header: names.successRate,
    numeric: true,
    cell: ({ successRate }) => formatRate(successRate),
  },
]

/** The number shown. */
const top = 6

/** The best institutions (spec §2). */
export function InstitutionsTab({ applications }: { applications: readonly Counted[] }) {
  const best = rankedInstitutions(applications).slice(0, top)
  return (
    <section>
      <h2 className="text-2xl">{institutionsCopy.title}</h2>
      <p className="mt-2 max-w-3xl text-muted">{institutionsCopy.lead}</p>
      <ApplicationsSource className="mt-2 mb-5" />
      {best.length === 0 ? (
        <EmptyState
          title={applications.length === 0 ? applicationsCopy.none : institutionsCopy.none}
        />
      ) : (
        <RecordTable
          caption={institutionsCopy.caption}
          rows={best}
          rowKey={({ id }) => id}
          rowName={nameOf}
          columns={columns}
        />
      )}
    </section>
  )
}

function nameOf({ id }: Group): string {
  return id || notGiven.institution
}
