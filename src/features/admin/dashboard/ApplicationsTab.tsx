import { Check, X } from 'lucide'
import { useState } from 'react'
import { useUser } from '../../../auth/useUser'
import { decisionLabel, grantTypeLabel, statusLabel } from '../../../domain/application/copy'
import { adminStatuses } from '../../../domain/application/status'
import { formatDate } from '../../../lib/dates'
import { formatRupees } from '../../../lib/money'
import { paths } from '../../../lib/paths'
import type { OfficeApplication } from '../../../storage/office/officeApplications'
import { Button, ButtonLink } from '../../../ui/page/Button'
import { EmptyState } from '../../../ui/lists/EmptyState'
import type { Column } from '../lists/recordColumns'
import { RecordTable } from '../lists/RecordTable'
import { SelectField } from '../../../ui/fields/SelectField'
import { StatusBadge } from '../applications/StatusBadge'
import { DecisionDialog } from '../decisions/DecisionDialog'
import { useDecide } from '../decisions/useDecide'
import { useRemarks } from '../decisions/useRemarks'
import { NothingFound } from '../NothingFound'
import { ShowMore } from '../ShowMore'
import { ApplicationsSource } from './ApplicationsSource'
import { applicationsCopy as copy } from './copy'
import { Icon } from '../../../ui/page/Icon'
import { useLeft } from '../../../ui/lists/left/useLeft'

const columns: [Column<OfficeApplication>, ...Column<OfficeApplication>[]] = [
  {
    id: 'title',
    header: copy.columns.title,
    free: true,
    cell: ({ title }) => <span className="font-semibold">{title}</span>,
  },
  {
    id: 'applicant',
    header: copy.columns.applicant,
    free: true,
    cell: ({ applicant }) => applicant,
  },
  { id: 'type', header: copy.columns.type, cell: ({ type }) => grantTypeLabel(type) },
  {
    id: 'amount',
    header: copy.columns.amount,
    numeric: true,
    cell: ({ requestedAmount }) => formatRupees(requestedAmount),
  },
  {
    id: 'submitted',
    header: copy.columns.submitted,
    cell: ({ submittedDate }) => (
      <span className="whitespace-nowrap">{formatDate(submittedDate)}</span>
    ),
  },
  {
    id: 'status',
    header: copy.columns.status,
    cell: (application) => <StatusBadge application={application} />,
  },
]

/** Rows shown at first, and added each time. */
const portion = 20

const quickDecisions = [
  { to: 'approved', icon: Check },
  { to: 'rejected', icon: X },
] as const

/** The applications by status, with the two quick decisions (spec §2). */
export function ApplicationsTab({ applications }: { applications: readonly OfficeApplication[] }) {
  const person = useUser()
  const [status, setStatus] = useLeft(person, 'applications', '')
  const remarks = useRemarks()
  const decide = useDecide(remarks)
  const [rejecting, setRejecting] = useState<OfficeApplication>()
  const [limit, setLimit] = useLeft(person, 'applications shown', portion)
  const found = applications.filter((application) => status === '' || application.status === status)
  const shown = found.slice(0, limit)

  async function reject(
    left: readonly OfficeApplication[],
    application: OfficeApplication,
    text: string,
  ) {
    const outcome = await decide(left, 'rejected', { of: application.id, text })
    // To try again with what was written, unless another one is asked about by now.
    if (outcome === 'failed') setRejecting((now) => now ?? application)
  }

  return (
    <section>
      <h2 className="text-2xl">{copy.title}</h2>
      <ApplicationsSource className="mt-2" />
      <div className="my-5 flex flex-wrap items-end justify-between gap-4">
        <div className="w-full sm:max-w-xs">
          <SelectField
            label={copy.filter}
            placeholder={copy.all}
            options={adminStatuses.map((value) => ({ value, label: statusLabel[value] }))}
            value={status}
            onChange={(event) => setStatus(event.target.value)}
          />
        </div>
        <ButtonLink to={paths.adminApplications} variant="secondary" className="no-print">
          {copy.manage}
        </ButtonLink>
      </div>
      {applications.length === 0 ? (
        <EmptyState title={copy.none} />
      ) : shown.length === 0 ? (
        <NothingFound title={copy.none} hint={copy.noneHint} onShowAll={() => setStatus('')} />
      ) : (
        <RecordTable
          caption={copy.title}
          rows={shown}
          rowKey={(application) => application.id}
          rowName={(application) => application.title}
          columns={columns}
          renderActions={(application) => (
            <span className="inline-flex max-2xs:flex-wrap">
              {quickDecisions.map(({ to, icon }) => (
                <Button
                  key={to}
                  variant="quiet"
                  size="small"
                  aria-label={copy.decide[to](application.title)}
                  once
                  onClick={() =>
                    to === 'rejected' ? setRejecting(application) : void decide([application], to)
                  }
                >
                  <Icon shape={icon} className="size-5" />
                  {/* A card has the room of a table's row for the words. */}
                  <span className="lg:hidden">{decisionLabel[to]}</span>
                </Button>
              ))}
            </span>
          )}
        />
      )}
      {found.length > shown.length && (
        <ShowMore
          shown={shown.length}
          total={found.length}
          onMore={() => setLimit(limit + portion)}
          className="mt-4"
        />
      )}
      <p className="no-print mt-4 text-muted">{copy.manageHint}</p>
      {rejecting !== undefined && remarks.ready && (
        <DecisionDialog
          chosen={[rejecting]}
          applications={applications}
          to="rejected"
          remark={remarks.of(rejecting.id)}
          onRemark={(remark) => remarks.change(rejecting.id, remark)}
          unsaved={remarks.failed}
          onClose={() => setRejecting(undefined)}
          onDecide={(left, text) => {
            setRejecting(undefined)
            void reject(left, rejecting, text)
          }}
        />
      )}
    </section>
  )
}
