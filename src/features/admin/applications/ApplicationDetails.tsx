import { grantTypeLabel, notGiven } from '../../../domain/application/copy'
import { formatDate } from '../../../lib/dates'
import { formatRupees } from '../../../lib/money'
import type { OfficeApplication } from '../../../storage/office/officeApplications'
import { Badge } from '../../../ui/page/Badge'
import { ApplicationHistory } from './ApplicationHistory'
import { detailsCopy as copy, originText, priorityText } from './copy'
import { FactsPart } from './FactsPart'
import { StatusBadge } from './StatusBadge'
import { SubmittedForm } from './SubmittedForm'

/** Everything about one application (spec §2), with its decisions. */
export function ApplicationDetails({ application }: { application: OfficeApplication }) {
  const { submission } = application
  const asked = (value: string | number) => (submission === undefined ? value : copy.notAsked)
  return (
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
          [copy.institution, application.institution || notGiven.institution],
          [copy.department, application.department || notGiven.department],
        ]}
      />
      <FactsPart
        title={copy.grant}
        facts={[
          ...(submission === undefined ? [] : [[copy.number, submission.number] as const]),
          [copy.status, <StatusBadge key="status" application={application} />],
          [copy.type, grantTypeLabel(application.type)],
          [copy.category, application.category || notGiven.category],
          [copy.amount, formatRupees(application.requestedAmount)],
          [copy.timeline, asked(application.timeline || notGiven.timeline)],
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
  )
}
