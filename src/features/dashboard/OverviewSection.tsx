import type { MyApplication } from '../../domain/application/myApplication'
import { applyLinks, firstStepsCopy } from '../../domain/programme/firstStepsCopy'
import { useSamples } from '../../ui/page/useSamples'
import { formatWhen } from '../../lib/dates'
import type { MyApplications } from '../../storage/applications/useMyApplications'
import type { MyDrafts } from '../../storage/drafts/useDrafts'
import { PageSection } from '../../ui/page/Page'
import { SourceNote } from '../../ui/page/SourceNote'
import { DraftLinks } from '../../ui/start/DraftLinks'
import { FirstSteps } from '../../ui/start/FirstSteps'
import { isMissing } from '../../ui/start/MissingNote'
import { StartLinks } from '../../ui/start/StartLinks'
import { recentActivities } from './activities'
import { overviewCopy as copy } from './copy'
import { DeadlineList } from './DeadlineList'

/** Drafts in progress first, or how to start one; then recent activity and deadlines. */
export function OverviewSection({
  mine,
  drafts,
}: {
  mine: MyApplications
  drafts: MyDrafts | undefined
}) {
  const { applications } = mine
  // What stands first depends on them: shown any earlier, the rest would move.
  if (drafts === undefined) return null
  const nothingBegun =
    drafts.drafts.length === 0 && !applications.some(({ source }) => source === 'device')
  return (
    <>
      <DraftLinks drafts={drafts.drafts} />
      {nothingBegun && applications.length > 0 && (
        <StartLinks label={firstStepsCopy.title} links={applyLinks} />
      )}
      {applications.length === 0 ? (
        !isMissing(mine) && <FirstSteps {...firstStepsCopy} />
      ) : (
        <div className="grid gap-x-12 gap-y-10 lg:grid-cols-2">
          <div>
            <PageSection title={copy.activities}>
              <ActivityList applications={applications} />
            </PageSection>
          </div>
          <div>
            <PageSection title={copy.deadlines}>
              <DeadlineList applications={applications} />
            </PageSection>
          </div>
        </div>
      )}
    </>
  )
}

function ActivityList({ applications }: { applications: readonly MyApplication[] }) {
  return (
    <ol className="ruled">
      {recentActivities(applications, useSamples(), 6).map(({ id, at, text, source }) => (
        <li key={id} className="py-3">
          <p>{text}</p>
          <div className="flex flex-wrap items-center gap-x-4 text-sm text-muted">
            {formatWhen(at)}
            <SourceNote source={source} />
          </div>
        </li>
      ))}
    </ol>
  )
}
