import type { MyApplication } from '../../../domain/application/myApplication'
import { formatBytes } from '../../../lib/bytes'
import { formatDate, formatDateTime } from '../../../lib/dates'
import { formatRupees } from '../../../lib/money'
import type { AttachmentInfo } from '../../../storage/rows'
import { cardCopy, detailsCopy, packCopy, reportCopy as copy } from '../copy'
import { expectedDecisionText } from '../expectedDecisionText'
import { PaperFact } from '../pack/PaperFact'

/** What the portal knows of one application, and from where. */
export function ReportDocument({
  application,
  applicant,
  uploads,
  madeAt,
}: {
  application: MyApplication
  applicant: string
  uploads: readonly AttachmentInfo[]
  madeAt: number
}) {
  const { milestones, reviewComments, nextDeadline } = application
  return (
    <article className="paper">
      <header>
        <p>{packCopy.scheme}</p>
        <h2>{`${copy.heading}: ${application.title}`}</h2>
      </header>
      <dl>
        <PaperFact name={detailsCopy.number}>{application.applicationNumber}</PaperFact>
        <PaperFact name={packCopy.applicant}>{applicant}</PaperFact>
        <PaperFact name={detailsCopy.status}>{application.status}</PaperFact>
        <PaperFact name={cardCopy.type}>{application.type}</PaperFact>
        <PaperFact name={cardCopy.category}>{application.category}</PaperFact>
        <PaperFact name={cardCopy.requested}>{formatRupees(application.fundingAmount)}</PaperFact>
        <PaperFact name={cardCopy.received}>{formatRupees(application.fundingReceived)}</PaperFact>
        <PaperFact name={cardCopy.submitted}>{formatDate(application.submittedDate)}</PaperFact>
        <PaperFact name={detailsCopy.mentor}>{application.mentor}</PaperFact>
        <PaperFact name={detailsCopy.nextDeadline}>
          {nextDeadline === undefined ? detailsCopy.noDeadline : formatDate(nextDeadline)}
        </PaperFact>
        <PaperFact name={detailsCopy.expectedDecision}>
          {expectedDecisionText(application)}
        </PaperFact>
      </dl>
      <h3>{detailsCopy.comments}</h3>
      {reviewComments.length === 0 ? (
        <p>{detailsCopy.noComments}</p>
      ) : (
        reviewComments.map((comment) => <p key={comment}>{comment}</p>)
      )}
      <h3>{detailsCopy.milestones}</h3>
      {milestones.length === 0 ? (
        <p>{detailsCopy.noMilestones}</p>
      ) : (
        <dl>
          {milestones.map(({ phase, status, amount }) => (
            <PaperFact key={phase} name={phase}>
              {`${detailsCopy.milestoneStatus[status]}, ${formatRupees(amount)}`}
            </PaperFact>
          ))}
        </dl>
      )}
      {uploads.length > 0 && (
        <>
          <h3>{copy.uploads}</h3>
          <dl>
            {uploads.map(({ id, name, size, addedAt }) => (
              <PaperFact key={id} name={name}>
                {`${formatBytes(size)}, ${formatDateTime(addedAt)}`}
              </PaperFact>
            ))}
          </dl>
        </>
      )}
      <footer className="paper-note">
        {copy.made(formatDateTime(madeAt))}{' '}
        {application.source === 'sample' ? copy.sample : copy.device}
      </footer>
    </article>
  )
}
