import { grantTypeLabel } from '../../../domain/application/copy'
import type { MyApplication } from '../../../domain/application/myApplication'
import { shownStatus } from '../../../domain/application/shownStatus'
import { formatBytes } from '../../../lib/answers/bytes'
import { formatDate, formatDateTime } from '../../../lib/dates'
import { formatRupees } from '../../../lib/money'
import type { AttachmentInfo } from '../../../storage/rows'
import { detailsCopy } from '../details/copy'
import { namesCopy } from '../details/namesCopy'
import { cardCopy } from '../list/copy'
import { reportCopy as copy } from './copy'
import { paperCopy } from '../pack/copy'
import { Letterhead } from '../pack/Letterhead'
import { dueText, noMilestonesText } from '../details/absentTexts'
import { expectedDecisionText } from '../details/expectedDecisionText'
import { PaperFact } from '../pack/PaperFact'

/** What the portal knows about one application, and from which source. */
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
    <article className="paper" translate="no">
      <header>
        <Letterhead />
        <h2>{copy.heading(application.title)}</h2>
      </header>
      <dl>
        <PaperFact name={detailsCopy.number}>{application.applicationNumber}</PaperFact>
        <PaperFact name={paperCopy.applicant}>{applicant}</PaperFact>
        <PaperFact name={namesCopy.status}>{shownStatus(application).text}</PaperFact>
        <PaperFact name={cardCopy.type}>{grantTypeLabel(application.type)}</PaperFact>
        <PaperFact name={cardCopy.category}>{application.category}</PaperFact>
        <PaperFact name={cardCopy.requested}>{formatRupees(application.fundingAmount)}</PaperFact>
        <PaperFact name={cardCopy.received}>{formatRupees(application.fundingReceived)}</PaperFact>
        <PaperFact name={cardCopy.submitted}>{formatDate(application.submittedDate)}</PaperFact>
        <PaperFact name={detailsCopy.mentor}>{application.mentor}</PaperFact>
        <PaperFact name={detailsCopy.nextDeadline}>
          {nextDeadline === undefined ? dueText(application) : formatDate(nextDeadline)}
        </PaperFact>
        <PaperFact name={detailsCopy.expectedDecision}>
          {expectedDecisionText(application)}
        </PaperFact>
      </dl>
      <h3>{namesCopy.comments}</h3>
      {reviewComments.length === 0 ? (
        <p>{detailsCopy.noComments}</p>
      ) : (
        reviewComments.map((comment) => <p key={comment}>{comment}</p>)
      )}
      <h3>{detailsCopy.milestones}</h3>
      {milestones.length === 0 ? (
        <p>{noMilestonesText(application)}</p>
      ) : (
        <dl>
          {milestones.map(({ phase, status, amount }) => (
            <PaperFact key={phase} name={phase}>
              {copy.milestone(detailsCopy.milestoneStatus[status], formatRupees(amount))}
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
                {copy.upload(formatBytes(size), formatDateTime(addedAt))}
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
