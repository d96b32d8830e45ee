import { EllipsisVertical, Eye } from 'lucide'
import { decisionLabel, grantTypeLabel, notGiven } from '../../../domain/application/copy'
import { decisionKinds, type DecisionKind } from '../../../domain/application/decision'
import { formatDate } from '../../../lib/dates'
import { formatRupees } from '../../../lib/money'
import type { OfficeApplication } from '../../../storage/office/officeApplications'
import { Button } from '../../../ui/page/Button'
import { Menu } from '../../../ui/overlays/Menu'
import type { Column, Selection, Sort } from '../lists/recordColumns'
import { RecordTable } from '../lists/RecordTable'
import { copy, priorityText } from './copy'
import { StatusBadge } from './StatusBadge'
import { Icon } from '../../../ui/page/Icon'

const columns: [Column<OfficeApplication>, ...Column<OfficeApplication>[]] = [
  {
    id: 'title',
    header: copy.columns.title,
    free: true,
    sortable: true,
    cell: (application) => (
      <>
        <span className="block font-semibold">{application.title}</span>
        <span className="block text-sm font-normal text-muted">
          {copy.originDetail(application.origin, formatDate(application.submittedDate))}
        </span>
      </>
    ),
  },
  {
    id: 'applicant',
    header: copy.columns.applicant,
    free: true,
    sortable: true,
    cell: (application) => application.applicant,
  },
  {
    id: 'institution',
    header: copy.columns.institution,
    free: true,
    sortable: true,
    cell: (application) => (
      <>
        <span className="block">{application.institution || notGiven.institution}</span>
        <span className="block text-sm text-muted">
          {application.department || notGiven.department}
        </span>
      </>
    ),
  },
  {
    id: 'type',
    header: copy.columns.type,
    sortable: true,
    cell: (application) => grantTypeLabel(application.type),
  },
  {
    id: 'amount',
    header: copy.columns.amount,
    sortable: true,
    numeric: true,
    cell: (application) => formatRupees(application.requestedAmount),
  },
  {
    id: 'status',
    header: copy.columns.status,
    sortable: true,
    cell: (application) => <StatusBadge application={application} />,
  },
  {
    id: 'priority',
    header: copy.columns.priority,
    sortable: true,
    cell: (application) => priorityText[application.priority],
  },
]

/** The filtered applications, with their actions. */
export function ApplicationsTable({
  applications,
  selection,
  sort,
  onSort,
  onView,
  onDecide,
}: {
  applications: readonly OfficeApplication[]
  selection: Selection<OfficeApplication>
  sort: Sort
  onSort: (sort: Sort) => void
  onView: (application: OfficeApplication) => void
  onDecide: (application: OfficeApplication, to: DecisionKind) => void
}) {
  return (
    <RecordTable
      caption={copy.listTitle}
      rows={applications}
      rowKey={(application) => application.id}
      rowName={(application) => application.title}
      columns={columns}
      selection={selection}
      sort={sort}
      onSort={onSort}
      furtherSorts={[
        { id: 'waiting', header: copy.waiting },
        { id: 'submitted', header: copy.submitted },
      ]}
      renderActions={(application) => (
        <span className="inline-flex">
          <Button
            variant="quiet"
            size="small"
            aria-label={copy.view(application.title)}
            onClick={() => onView(application)}
          >
            <Icon shape={Eye} className="size-5" />
          </Button>
          <Menu
            label={copy.actionsFor(application.title)}
            trigger={<Icon shape={EllipsisVertical} className="size-5" />}
            items={decisionKinds.map((to) => ({
              label: decisionLabel[to],
              danger: to === 'deleted',
              onSelect: () => onDecide(application, to),
            }))}
          />
        </span>
      )}
    />
  )
}
