import type { AdminStatus } from '../../domain/application/status'
import type { OfficeApplication } from '../../storage/officeApplications'
import { StatTile, StatTiles } from '../../ui/StatTile'
import { copy } from './copy'

/** The six tiles of spec §2; they count the whole list, whatever is filtered. */
export function ApplicationTiles({ applications }: { applications: readonly OfficeApplication[] }) {
  const count = (status: AdminStatus) =>
    applications.filter((application) => application.status === status).length
  const labels = copy.tileLabels
  return (
    <StatTiles label={copy.tiles}>
      <StatTile label={labels.total} value={applications.length} />
      <StatTile label={labels.pending} value={count('Pending Review')} />
      <StatTile label={labels.underReview} value={count('Under Review')} />
      <StatTile label={labels.approved} value={count('Approved')} />
      <StatTile label={labels.docsRequired} value={count('Documents Required')} />
      <StatTile label={labels.rejected} value={count('Rejected')} />
    </StatTiles>
  )
}
