import { adminStatuses, statusTone, type AdminStatus } from '../../domain/application/status'
import { fundingSample, totalFunding } from '../../domain/programme/funding'
import { formatDate } from '../../lib/dates'
import { formatAmountShort } from '../../lib/money'
import { paths } from '../../lib/paths'
import type { OfficeApplication } from '../../storage/officeApplications'
import { Badge } from '../../ui/Badge'
import { ButtonLink } from '../../ui/Button'
import { ProgressBar } from '../../ui/ProgressBar'
import { SourceNote } from '../../ui/SourceNote'
import { StatTile, StatTiles } from '../../ui/StatTile'
import { TextLink } from '../../ui/TextLink'
import { copy, overviewCopy } from './copy'
import { sampleUsers } from './sampleUsers'

const newest = 5

/** The figures of the other tabs in one look, and what came in last. */
export function OverviewTab({ applications }: { applications: readonly OfficeApplication[] }) {
  const count = (status: AdminStatus) =>
    applications.filter((application) => application.status === status).length
  return (
    <div className="space-y-10">
      <div>
        <StatTiles label={overviewCopy.tiles}>
          <StatTile label={overviewCopy.applications} value={applications.length} />
          <StatTile label={overviewCopy.pending} value={count('Pending Review')} />
          <StatTile label={overviewCopy.approved} value={count('Approved')} />
          <StatTile label={overviewCopy.users} value={sampleUsers.length} />
          <StatTile
            label={overviewCopy.available}
            value={formatAmountShort(totalFunding(fundingSample).available)}
          />
        </StatTiles>
        <SourceNote source="sample" detail={copy.sourceApplications} className="mt-3" />
      </div>
      <div className="grid grid-cols-1 gap-10 lg:grid-cols-2">
        <section>
          <h2 className="text-2xl">{overviewCopy.statusTitle}</h2>
          <ul className="mt-4 space-y-4">
            {adminStatuses.map((status) => (
              <li key={status}>
                <ProgressBar
                  label={status}
                  value={
                    applications.length === 0 ? 0 : (count(status) / applications.length) * 100
                  }
                  text={overviewCopy.ofAll(count(status), applications.length)}
                />
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h2 className="text-2xl">{overviewCopy.newestTitle}</h2>
          <ul className="mt-4 divide-y divide-line border-y border-line">
            {applications.slice(0, newest).map((application) => (
              <li
                key={application.id}
                className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3"
              >
                <div className="min-w-52 flex-1">
                  <TextLink to={`${paths.adminApplications}?view=${application.id}`}>
                    {application.title}
                  </TextLink>
                  <p className="text-sm text-muted">
                    {application.applicant}, {formatDate(application.submittedDate)}
                  </p>
                </div>
                <Badge tone={statusTone[application.status]}>{application.status}</Badge>
              </li>
            ))}
          </ul>
          <ButtonLink to={paths.adminApplications} variant="secondary" className="mt-4">
            {overviewCopy.manage}
          </ButtonLink>
        </section>
      </div>
    </div>
  )
}
