import { statusLabel } from '../../../domain/application/copy'
import { adminStatuses, type AdminStatus } from '../../../domain/application/status'
import { totalFunding, type FundingCategory } from '../../../domain/programme/funding'
import { formatDate } from '../../../lib/dates'
import { formatAmountShort } from '../../../lib/figures/shortAmount'
import { paths } from '../../../lib/paths'
import type { OfficeApplication } from '../../../storage/office/officeApplications'
import { ButtonLink } from '../../../ui/page/Button'
import { EmptyState } from '../../../ui/lists/EmptyState'
import { ProgressBar } from '../../../ui/lists/ProgressBar'
import { StatTile, StatTiles } from '../../../ui/lists/StatTile'
import { TextLink } from '../../../ui/page/TextLink'
import { StatusBadge } from '../applications/StatusBadge'
import type { useUserList } from '../users/useUserList'
import { ApplicationsSource } from './ApplicationsSource'
import { applicationsCopy, copy, overviewCopy } from './copy'

const newest = 5

/** The main figures of the other tabs, and the newest applications. */
export function OverviewTab({
  applications,
  list,
  funding,
}: {
  applications: readonly OfficeApplication[]
  list: ReturnType<typeof useUserList>
  funding: readonly FundingCategory[]
}) {
  const count = (status: AdminStatus) =>
    applications.filter((application) => application.status === status).length
  return (
    <div className="space-y-10">
      <div>
        <StatTiles label={overviewCopy.tiles}>
          <StatTile label={overviewCopy.applications} value={applications.length} />
          <StatTile label={overviewCopy.pending} value={count('pending-review')} />
          <StatTile label={overviewCopy.approved} value={count('approved')} />
          <StatTile
            label={overviewCopy.users}
            value={list.users?.length ?? overviewCopy.asked}
            note={usersNote(list)}
          />
          {funding.length > 0 && (
            <StatTile
              label={overviewCopy.available}
              value={formatAmountShort(totalFunding(funding).available)}
            />
          )}
        </StatTiles>
        <ApplicationsSource className="mt-3" />
      </div>
      <div className="grid grid-cols-1 gap-10 lg:grid-cols-2">
        <section>
          <h2 className="text-2xl">{overviewCopy.statusTitle}</h2>
          <ul className="mt-4 space-y-4">
            {adminStatuses.map((status) => (
              <li key={status}>
                <ProgressBar
                  label={statusLabel[status]}
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
          {applications.length === 0 ? (
            <EmptyState title={applicationsCopy.none} />
          ) : (
            <ul className="mt-4 ruled">
              {applications.slice(0, newest).map((application) => (
                <li
                  key={application.id}
                  className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3"
                >
                  <div className="min-w-[min(13rem,100%)] flex-1">
                    <TextLink to={`${paths.adminApplications}?view=${application.id}`} alone>
                      {application.title}
                    </TextLink>
                    <p className="text-sm text-muted">
                      {overviewCopy.newestDetail(
                        application.applicant,
                        formatDate(application.submittedDate),
                      )}
                    </p>
                  </div>
                  <StatusBadge application={application} />
                </li>
              ))}
            </ul>
          )}
          <ButtonLink to={paths.adminApplications} variant="secondary" className="no-print mt-4">
            {overviewCopy.manage}
          </ButtonLink>
        </section>
      </div>
    </div>
  )
}

/** What the number of users lacks, or why it is an invented one or not the server's. */
function usersNote({
  source,
  part,
  leftOut,
  edited,
}: ReturnType<typeof useUserList>): string | undefined {
  if (source === 'sample') return copy.sourceUsers.sample
  if (part !== undefined) return overviewCopy.moreUsers
  if (leftOut > 0) return overviewCopy.unreadUsers(leftOut)
  return edited ? overviewCopy.editedUsers : undefined
}
