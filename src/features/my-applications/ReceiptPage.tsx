import { useLiveQuery } from 'dexie-react-hooks'
import { useParams } from 'react-router-dom'
import { useUser } from '../../auth/useUser'
import { myApplications, withRequested } from '../../domain/application/myApplication'
import { shownStatus } from '../../domain/application/shownStatus'
import { formatDateTime } from '../../lib/dates'
import { paths } from '../../lib/paths'
import { listDecisions } from '../../storage/office/decisions'
import type { DecisionRow } from '../../storage/rows'
import { sharedComputer } from '../../storage/sealing/sharedComputer'
import type { ReadSubmission } from '../../storage/submissions/readSubmission'
import { listShownFiles } from '../../storage/applications/shownFiles'
import { getSubmission } from '../../storage/submissions/submissions'
import { Banner } from '../../ui/fields/Banner'
import { Badge } from '../../ui/page/Badge'
import { ButtonLink } from '../../ui/page/Button'
import { Fact, Facts } from '../../ui/page/Facts'
import { lazyPart } from '../../ui/page/lazyPart'
import { Page } from '../../ui/page/Page'
import { PageSpinner } from '../../ui/page/PageSpinner'
import { SourceNote } from '../../ui/page/SourceNote'
import { receiptCopy as copy } from './copy'
import { namesCopy } from './details/namesCopy'
import { HandInPart } from './submission/HandInPart'
import { PackDocument } from './pack/PackDocument'
import { trackerCopy } from './tracker/copy'

// Few receipts need them, and every form loads this page before it is submitted.
const SubmissionNotes = lazyPart(
  async () => (await import('./submission/SubmissionNotes')).SubmissionNotes,
)

/** Shown after submission: what happened, what to do now, and the application as it prints. */
export function ReceiptPage() {
  const { submissionId = '' } = useParams()
  // 'Back' may lead from one receipt to another one, which takes nothing along.
  return <ReceiptOf key={submissionId} submissionId={submissionId} />
}

function ReceiptOf({ submissionId }: { submissionId: string }) {
  const user = useUser()
  const found = useLiveQuery(async () => {
    try {
      const [submission, decisions] = await Promise.all([
        getSubmission(submissionId),
        listDecisions(),
      ])
      return {
        submission,
        decisions: decisions.filter((one) => one.applicationId === submissionId),
      }
    } catch {
      return 'unreadable'
    }
  }, [submissionId])
  if (found === undefined) return <PageSpinner title={copy.title} label={copy.loading} />
  if (found === 'unreadable') return <NoReceipt title={copy.unread} text={copy.unreadText} />
  // On a shared device, other people's receipts are not shown.
  if (found.submission?.userId !== user.id)
    return <NoReceipt title={copy.missing} text={copy.missingText} />
  return <Receipt submission={found.submission} decisions={found.decisions} />
}

function NoReceipt({ title, text }: { title: string; text: string }) {
  return (
    <Page title={title} lead={text} narrow>
      <ButtonLink to={paths.myApplications}>{copy.back}</ButtonLink>
    </Page>
  )
}

function Receipt({
  submission,
  decisions,
}: {
  submission: ReadSubmission
  decisions: readonly DecisionRow[]
}) {
  const files = useLiveQuery(
    () => listShownFiles(submission.id).catch(() => undefined),
    [submission.id],
  )
  const [listed] = myApplications([], [submission], decisions)
  if (listed === undefined) return null
  const application = withRequested(listed, files ?? [])
  const status = shownStatus(application)
  return (
    <Page
      title={copy.title}
      lead={application.status === 'not-handed-in' ? copy.lead : copy.leadLater}
      narrow
    >
      <div className="no-print">
        {submission.withdrawnAt !== undefined && (
          <Banner tone="warn" className="mb-6">
            {copy.withdrawn(formatDateTime(submission.withdrawnAt))}
          </Banner>
        )}
        {(submission.withdrawnAt ?? submission.unread) !== undefined && (
          <SubmissionNotes application={application} submission={submission} />
        )}
        <SourceNote source="device" className="mb-4" />
        {sharedComputer.losesWork() && (
          <Banner tone="warn" className="mb-6">
            {copy.goesAtSignOut}
          </Banner>
        )}
        <Facts className="xs:grid-cols-2">
          <Fact name={copy.provisional}>
            <strong className="text-xl">{submission.number}</strong>
          </Fact>
          <Fact name={namesCopy.status}>
            <Badge tone={status.tone}>{status.text}</Badge>
          </Fact>
        </Facts>
        <h2 className="mt-8 mb-4 text-2xl">{trackerCopy.title}</h2>
        <HandInPart application={application} submission={submission} files={files} />
        <div className="mt-6">
          <ButtonLink variant="secondary" to={paths.myApplications}>
            {copy.back}
          </ButtonLink>
        </div>
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
