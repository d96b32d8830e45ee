import { Upload } from 'lucide-react'
import { useUser } from '../../auth/UserContext'
import { listStatusTone, type MyApplication } from '../../domain/application/myApplication'
import { uploadAccept } from '../../domain/application/upload'
import { formatDate } from '../../lib/dates'
import { formatRupees } from '../../lib/money'
import { applicationPath, paths } from '../../lib/paths'
import { progressTone } from '../../lib/thresholds'
import { uploadOwner } from '../../storage/uploads'
import { Badge } from '../../ui/Badge'
import { ButtonLink } from '../../ui/Button'
import { Fact, Facts } from '../../ui/Facts'
import { FileButton } from '../../ui/FileButton'
import { ProgressBar } from '../../ui/ProgressBar'
import { SourceNote } from '../../ui/SourceNote'
import { TextLink } from '../../ui/TextLink'
import { applicationsCopy as copy } from './copy'
import { keepReport } from './keepReport'

export function ApplicationsSection({ applications }: { applications: readonly MyApplication[] }) {
  return (
    <section aria-label={copy.title}>
      <ul className="divide-y divide-line border-b border-line">
        {applications.map((application) => (
          <ApplicationItem key={application.id} application={application} />
        ))}
      </ul>
      <p className="mt-5">
        <TextLink to={paths.myApplications}>{copy.all}</TextLink>
      </p>
    </section>
  )
}

function ApplicationItem({ application }: { application: MyApplication }) {
  const user = useUser()
  const { id, title, status, progress, source } = application
  return (
    <li className="grid gap-4 py-6 first:pt-2 lg:grid-cols-[1fr_12rem] lg:items-center">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <h2 className="text-lg">{title}</h2>
          <Badge tone={listStatusTone[status]}>{status}</Badge>
          <SourceNote source={source} />
        </div>
        <Facts className="mt-3 grid-cols-2 sm:grid-cols-4">
          <Fact name={copy.type}>{application.type}</Fact>
          <Fact name={copy.funding}>{formatRupees(application.fundingAmount)}</Fact>
          <Fact name={copy.submitted}>{formatDate(application.submittedDate)}</Fact>
          <Fact name={copy.mentor}>{application.mentor}</Fact>
        </Facts>
        {status === 'Approved' && (
          <div className="mt-4 max-w-xl">
            <ProgressBar label={copy.progress} value={progress} tone={progressTone(progress)} />
          </div>
        )}
      </div>
      <div className="flex flex-wrap gap-2 lg:flex-col lg:items-stretch">
        <ButtonLink
          variant="secondary"
          to={applicationPath(id)}
          aria-label={`${copy.viewDetails}: ${title}`}
        >
          {copy.viewDetails}
        </ButtonLink>
        {status === 'Approved' && (
          <FileButton
            variant="secondary"
            label={copy.uploadReport}
            about={title}
            icon={<Upload aria-hidden className="size-5" />}
            accept={uploadAccept}
            onFiles={(files) => void keepReport(uploadOwner(user.id, application), files)}
          />
        )}
      </div>
    </li>
  )
}
