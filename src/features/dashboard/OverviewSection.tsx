import { useUser } from '../../auth/UserContext'
import type { MyApplication } from '../../domain/application/myApplication'
import { formatDate, formatDateTime } from '../../lib/dates'
import { PageSection } from '../../ui/Page'
import { SourceNote } from '../../ui/SourceNote'
import { recentActivities } from './activities'
import { overviewCopy as copy } from './copy'
import { DeadlineList } from './DeadlineList'
import { DraftsInProgress } from './DraftsInProgress'

/** A draft in progress comes first; then what happened, and what is due. */
export function OverviewSection({ applications }: { applications: readonly MyApplication[] }) {
  const user = useUser()
  const activities = recentActivities(applications, 6)
  return (
    <>
      <DraftsInProgress userId={user.id} />
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-2">
        <div>
          <PageSection title={copy.activities}>
            <ol className="divide-y divide-line border-y border-line">
              {activities.map(({ id, at, text, source }) => (
                <li key={id} className="py-3">
                  <p>{text}</p>
                  <p className="mt-0.5 flex flex-wrap items-center gap-x-4 text-sm text-muted">
                    {/* Samples know the day only. */}
                    {at.includes('T') ? formatDateTime(at) : formatDate(at)}
                  </p>
                  <SourceNote source={source} />
                </li>
              ))}
            </ol>
          </PageSection>
        </div>
        <div>
          <PageSection title={copy.deadlines}>
            <DeadlineList applications={applications} />
          </PageSection>
        </div>
      </div>
    </>
  )
}
