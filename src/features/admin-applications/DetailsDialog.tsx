import type { DecisionKind } from '../../domain/application/decision'
import { statusTone } from '../../domain/application/status'
import { formatDate } from '../../lib/dates'
import { formatRupees } from '../../lib/money'
import type { OfficeApplication } from '../../storage/officeApplications'
import { Badge } from '../../ui/Badge'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { ApplicationHistory } from './ApplicationHistory'
import { detailsCopy as copy, originText, priorityText } from './copy'
import { FactsPart } from './FactsPart'
import { SubmittedForm } from './SubmittedForm'

/** Everything about one application (spec §2), its history, and the two decisions one makes while reading. */
export function DetailsDialog({
  application,
  onClose,
  onDecide,
}: {
  application: OfficeApplication
  onClose: () => void
  onDecide: (to: Extract<DecisionKind, 'Approved' | 'Rejected'>) => void
}) {
  const { submission } = application
  const asked = (value: string | number) => (submission === undefined ? value : copy.notAsked)
  return (
    <Dialog
      open
      title={application.title}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {copy.close}
          </Button>
          <Button variant="danger" onClick={() => onDecide('Rejected')}>
            {copy.reject}
          </Button>
          <Button onClick={() => onDecide('Approved')}>{copy.approve}</Button>
        </>
      }
    >
      <div className="space-y-6">
        <section>
          <h3 className="font-semibold">{copy.description}</h3>
          <p className="mt-1 whitespace-pre-line">{application.description}</p>
        </section>
        <FactsPart
          title={copy.applicant}
          facts={[
            [copy.name, application.applicant],
            [copy.email, application.email],
            [copy.institution, application.institution],
            [copy.department, application.department],
          ]}
        />
        <FactsPart
          title={copy.grant}
          facts={[
            ...(submission === undefined ? [] : [[copy.number, submission.number] as const]),
            [
              copy.status,
              <Badge key="status" tone={statusTone[application.status]}>
                {application.status}
              </Badge>,
            ],
            [copy.type, application.type],
            [copy.category, application.category],
            [copy.amount, formatRupees(application.requestedAmount)],
            [copy.timeline, asked(application.timeline)],
            [copy.priority, priorityText[application.priority]],
            [copy.submitted, formatDate(application.submittedDate)],
            [copy.source, originText[application.origin]],
          ]}
        />
        <FactsPart
          title={copy.research}
          facts={[
            [copy.previousGrants, asked(application.previousGrants)],
            [copy.publications, asked(application.publications)],
            [copy.patents, asked(application.patents)],
          ]}
        />
        <section>
          <h3 className="font-semibold">{copy.techStack}</h3>
          {application.techStack.length > 0 ? (
            <ul className="mt-2 flex flex-wrap gap-2">
              {application.techStack.map((name) => (
                <li key={name}>
                  <Badge>{name}</Badge>
                </li>
              ))}
            </ul>
          ) : (
            <p className="mt-1 text-muted">{asked(copy.noTech)}</p>
          )}
        </section>
        {submission !== undefined && (
          <SubmittedForm id={application.id} answers={submission.answers} />
        )}
        <ApplicationHistory history={application.history} />
      </div>
    </Dialog>
  )
}
