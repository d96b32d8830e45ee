import { useLiveQuery } from 'dexie-react-hooks'
import { Download, Printer } from 'lucide-react'
import { useParams } from 'react-router-dom'
import { useUser } from '../../auth/UserContext'
import { formatDateTime } from '../../lib/dates'
import { paths } from '../../lib/paths'
import type { SubmissionRow } from '../../storage/rows'
import { getSubmission } from '../../storage/submissions'
import { Banner } from '../../ui/Banner'
import { Button, ButtonLink } from '../../ui/Button'
import { Fact, Facts } from '../../ui/Facts'
import { Page } from '../../ui/Page'
import { PageSpinner } from '../../ui/PageSpinner'
import { SourceNote } from '../../ui/SourceNote'
import { packCopy, receiptCopy as copy, submissionCopy } from './copy'
import { CheckAnswersPart } from './pack/CheckAnswersPart'
import { PackDocument } from './pack/PackDocument'
import { savePack } from './pack/savePack'

/** After submission: what happened, what to do now, and the application as it prints. */
export function ReceiptPage() {
  const { submissionId = '' } = useParams()
  const user = useUser()
  const found = useLiveQuery(
    async () => ({ submission: await getSubmission(submissionId).catch(() => undefined) }),
    [submissionId],
  )
  if (found === undefined) return <PageSpinner title={copy.title} label={copy.loading} />
  // Somebody else's receipt on a shared device is nobody's business.
  if (found.submission?.userId !== user.id) {
    return (
      <Page title={copy.missing} lead={copy.missingText} narrow>
        <ButtonLink to={paths.myApplications}>{copy.back}</ButtonLink>
      </Page>
    )
  }
  return <Receipt submission={found.submission} />
}

function Receipt({ submission }: { submission: SubmissionRow }) {
  return (
    <Page title={copy.title} lead={copy.lead} narrow>
      <div className="no-print">
        {submission.withdrawnAt !== undefined && (
          <div className="mb-6">
            <Banner tone="warn">{copy.withdrawn(formatDateTime(submission.withdrawnAt))}</Banner>
          </div>
        )}
        <SourceNote source="device" className="mb-4" />
        <Facts>
          <Fact name={copy.provisional}>
            <strong className="text-xl">{submission.number}</strong>
          </Fact>
          <Fact name={packCopy.submitted}>{formatDateTime(submission.submittedAt)}</Fact>
          <Fact name={packCopy.hash}>
            <span className="font-mono text-sm">{submission.contentHash}</span>
          </Fact>
        </Facts>
        <h2 className="mt-8 text-2xl">{copy.next}</h2>
        <ol className="mt-3 list-decimal space-y-1 pl-6">
          {copy.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <div className="mt-5 flex flex-wrap gap-2">
          <Button onClick={() => window.print()}>
            <Printer aria-hidden className="size-5" />
            {submissionCopy.print}
          </Button>
          <Button variant="secondary" onClick={() => void savePack(submission)}>
            <Download aria-hidden className="size-5" />
            {submissionCopy.pack}
          </Button>
          <ButtonLink variant="quiet" to={paths.myApplications}>
            {copy.back}
          </ButtonLink>
        </div>
        <CheckAnswersPart submission={submission} />
      </div>
      <section
        aria-label={copy.preview}
        className="mt-10 border-t border-line pt-10 print:m-0 print:border-0 print:p-0"
      >
        <PackDocument submission={submission} />
      </section>
    </Page>
  )
}
