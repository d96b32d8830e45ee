import { Upload } from 'lucide'
import { useStillHere, useUser } from '../../auth/useUser'
import { grantTypeLabel } from '../../domain/application/copy'
import type { MyApplication } from '../../domain/application/myApplication'
import { shownStatus } from '../../domain/application/shownStatus'
import { uploadTypes } from '../../domain/application/upload'
import { formatDate } from '../../lib/dates'
import { formatRupees } from '../../lib/money'
import { applicationPath, paths } from '../../lib/paths'
import { progressTone } from '../../lib/thresholds'
import { uploadOwner } from '../../storage/applications/uploads'
import type { MyApplications } from '../../storage/applications/useMyApplications'
import { Badge } from '../../ui/page/Badge'
import { ButtonLink } from '../../ui/page/Button'
import { Fact, Facts } from '../../ui/page/Facts'
import { FileButton } from '../../ui/fields/FileButton'
import { acceptAttribute } from '../../ui/files/checkFile'
import { ProgressBar } from '../../ui/lists/ProgressBar'
import { SourceNote } from '../../ui/page/SourceNote'
import { TextLink } from '../../ui/page/TextLink'
import { isMissing } from '../../ui/start/MissingNote'
import { EmptyState } from '../../ui/lists/EmptyState'
import { applicationsCopy as copy } from './copy'
import { keepReport } from './keepReport'
import { Icon } from '../../ui/page/Icon'

/** The dashboard opens on another tab: hundreds of items hidden behind it must not hold that up. */
const newest = 12

/** The newest applications; all of them are on a page of their own. */
export function ApplicationsSection({ mine }: { mine: MyApplications }) {
  const { applications } = mine
  return (
    <section aria-label={copy.title}>
      {applications.length === 0 ? (
        !isMissing(mine) && <EmptyState title={copy.none}>{copy.noneText}</EmptyState>
      ) : (
        <>
          <ul className="divide-y divide-line border-b border-line">
            {applications.slice(0, newest).map((application) => (
              <ApplicationItem key={application.id} application={application} />
            ))}
          </ul>
          <p className="mt-3">
            <TextLink to={paths.myApplications} alone>
              {copy.all}
            </TextLink>
          </p>
        </>
      )}
    </section>
  )
}

function ApplicationItem({ application }: { application: MyApplication }) {
  const user = useUser()
  const stillHere = useStillHere()
  const { id, title, status, progress, source } = application
  const shown = shownStatus(application)
  return (
    <li className="grid gap-4 py-6 first:pt-2 lg:grid-cols-[1fr_12rem] lg:items-center">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <h2 className="min-w-0 text-lg">{title}</h2>
          <Badge tone={shown.tone}>{shown.text}</Badge>
          <SourceNote source={source} />
        </div>
        <Facts className="mt-3 2xs:grid-cols-2 sm:grid-cols-4">
          <Fact name={copy.type}>{grantTypeLabel(application.type)}</Fact>
          <Fact name={copy.funding}>{formatRupees(application.fundingAmount)}</Fact>
          <Fact name={copy.submitted}>{formatDate(application.submittedDate)}</Fact>
          <Fact name={copy.mentor}>{application.mentor}</Fact>
        </Facts>
        {status === 'approved' && (
          <div className="mt-4 max-w-xl">
            <ProgressBar label={copy.progress} value={progress} tone={progressTone(progress)} />
          </div>
        )}
      </div>
      <div className="flex flex-wrap gap-2 lg:flex-col lg:items-stretch">
        <ButtonLink
          variant="secondary"
          to={applicationPath(id)}
          aria-label={copy.viewDetailsOf(title)}
        >
          {copy.viewDetails}
        </ButtonLink>
        {status === 'approved' && (
          <FileButton
            variant="secondary"
            label={copy.uploadReport}
            name={copy.uploadReportOf(title)}
            icon={<Icon shape={Upload} className="size-5" />}
            accept={acceptAttribute(uploadTypes)}
            onFiles={(files) => keepReport(uploadOwner(user.id, application), files, stillHere)}
          />
        )}
      </div>
    </li>
  )
}
