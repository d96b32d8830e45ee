import { EllipsisVertical, Eye } from 'lucide-react'
import { decisionKinds, decisionLabel, type DecisionKind } from '../../domain/application/decision'
import { statusTone } from '../../domain/application/status'
import { formatDate } from '../../lib/dates'
import { formatRupees } from '../../lib/money'
import type { OfficeApplication } from '../../storage/officeApplications'
import { Badge } from '../../ui/Badge'
import { Button } from '../../ui/Button'
import { Menu } from '../../ui/Menu'
import type { Column, Selection, Sort } from '../../ui/recordColumns'
import { RecordTable } from '../../ui/RecordTable'
import { copy, originText, priorityText } from './copy'

const columns: [Column<OfficeApplication>, ...Column<OfficeApplication>[]] = [
  {
    id: 'title',
    header: copy.columns.title,
    sortable: true,
    cell: (application) => (
      <>
        <span className="block font-semibold">{application.title}</span>
        <span className="block text-sm font-normal text-muted">
          {originText[application.origin]}, {formatDate(application.submittedDate)}
        </span>
      </>
    ),
  },
  {
    id: 'applicant',
    header: copy.columns.applicant,
    sortable: true,
    cell: (application) => application.applicant,
  },
  {
    id: 'institution',
    header: copy.columns.institution,
    sortable: true,
    cell: (application) => (
      <>
        <span className="block">{application.institution}</span>
        <span className="block text-sm text-muted">{application.department}</span>
      </>
    ),
  },
  {
    id: 'type',
    header: copy.columns.type,
    sortable: true,
    cell: (application) => application.type,
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
    cell: (application) => (
      <Badge tone={statusTone[application.status]}>{application.status}</Badge>
    ),
  },
  {
    id: 'priority',
    header: copy.columns.priority,
    sortable: true,
    cell: (application) => priorityText[application.priority],
  },
]

/** The applications that are shown, with their actions. */
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
      furtherSorts={[{ id: 'submitted', header: copy.submitted }]}
      renderActions={(application) => (
        <span className="inline-flex">
          <Button
            variant="quiet"
            size="small"
            aria-label={`${copy.view}: ${application.title}`}
            onClick={() => onView(application)}
          >
            <Eye aria-hidden className="size-5" />
          </Button>
          <Menu
            label={copy.actionsFor(application.title)}
            trigger={<EllipsisVertical aria-hidden className="size-5" />}
            items={decisionKinds.map((to) => ({
              label: decisionLabel[to],
              danger: to === 'Deleted',
              onSelect: () => onDecide(application, to),
            }))}
          />
        </span>
      )}
    />
  )
}
