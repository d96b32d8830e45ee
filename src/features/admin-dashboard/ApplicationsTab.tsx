import { Check, X } from 'lucide-react'
import { useId, useState } from 'react'
import { adminStatuses, statusTone } from '../../domain/application/status'
import { formatDate } from '../../lib/dates'
import { formatRupees } from '../../lib/money'
import { paths } from '../../lib/paths'
import type { OfficeApplication } from '../../storage/officeApplications'
import { Badge } from '../../ui/Badge'
import { Button, ButtonLink } from '../../ui/Button'
import { EmptyState } from '../../ui/EmptyState'
import type { Column } from '../../ui/recordColumns'
import { RecordTable } from '../../ui/RecordTable'
import { SelectField } from '../../ui/SelectField'
import { SourceNote } from '../../ui/SourceNote'
import { applicationsCopy as copy, copy as pageCopy } from './copy'
import { useQuickDecision } from './useQuickDecision'

const columns: [Column<OfficeApplication>, ...Column<OfficeApplication>[]] = [
  {
    id: 'title',
    header: copy.columns.title,
    cell: ({ title }) => <span className="font-semibold">{title}</span>,
  },
  { id: 'applicant', header: copy.columns.applicant, cell: ({ applicant }) => applicant },
  { id: 'type', header: copy.columns.type, cell: ({ type }) => type },
  {
    id: 'amount',
    header: copy.columns.amount,
    numeric: true,
    cell: ({ requestedAmount }) => formatRupees(requestedAmount),
  },
  {
    id: 'submitted',
    header: copy.columns.submitted,
    cell: ({ submittedDate }) => formatDate(submittedDate),
  },
  {
    id: 'status',
    header: copy.columns.status,
    cell: ({ status }) => <Badge tone={statusTone[status]}>{status}</Badge>,
  },
]

/** The applications by status, with the two quick decisions (spec §2). */
export function ApplicationsTab({ applications }: { applications: readonly OfficeApplication[] }) {
  const id = useId()
  const [status, setStatus] = useState('')
  const decide = useQuickDecision()
  const shown = applications.filter((application) => status === '' || application.status === status)
  return (
    <section>
      <h2 className="text-2xl">{copy.title}</h2>
      <SourceNote source="sample" detail={pageCopy.sourceApplications} className="mt-2" />
      <div className="my-5 flex flex-wrap items-end justify-between gap-4">
        <div className="w-full max-w-xs">
          <SelectField
            id={id}
            label={copy.filter}
            placeholder={copy.all}
            options={adminStatuses}
            value={status}
            onChange={(event) => setStatus(event.target.value)}
          />
        </div>
        <ButtonLink to={paths.adminApplications} variant="secondary">
          {copy.manage}
        </ButtonLink>
      </div>
      {shown.length === 0 ? (
        <EmptyState title={copy.none} />
      ) : (
        <RecordTable
          caption={copy.title}
          rows={shown}
          rowKey={(application) => application.id}
          rowName={(application) => application.title}
          columns={columns}
          renderActions={(application) => (
            <span className="inline-flex">
              <Button
                variant="quiet"
                size="small"
                aria-label={`${copy.approve}: ${application.title}`}
                onClick={() => void decide(application, 'Approved')}
              >
                <Check aria-hidden className="size-5" />
              </Button>
              <Button
                variant="quiet"
                size="small"
                aria-label={`${copy.reject}: ${application.title}`}
                onClick={() => void decide(application, 'Rejected')}
              >
                <X aria-hidden className="size-5" />
              </Button>
            </span>
          )}
        />
      )}
      <p className="mt-4 text-muted">{copy.manageHint}</p>
    </section>
  )
}
