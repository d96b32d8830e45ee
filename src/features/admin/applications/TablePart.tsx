import { useState, type ReactNode } from 'react'
import { useUser } from '../../../auth/useUser'
import type { DecisionKind } from '../../../domain/application/decision'
import type { OfficeApplication } from '../../../storage/office/officeApplications'
import { FilterButtons } from '../../../ui/lists/FilterButtons'
import { useSelection } from '../lists/useSelection'
import { useLeft } from '../../../ui/lists/left/useLeft'
import { DecisionDialog } from '../decisions/DecisionDialog'
import { useDecide } from '../decisions/useDecide'
import type { Remarks } from '../decisions/useRemarks'
import { ShowMore } from '../ShowMore'
import { ApplicationsTable } from './ApplicationsTable'
import { BulkActions } from './BulkActions'
import { copy } from './copy'
import { DetailsDialog } from './DetailsDialog'
import { statusFilters, type Filters } from './filters'
import { useEverOpened } from './useEverOpened'

/** The applications, as they were when they were chosen, and the status that wait for confirmation. */
type Pending = {
  chosen: readonly OfficeApplication[]
  to: Exclude<DecisionKind, 'deleted'>
  /** Called with those that it is decided on. */
  onDone: (decided: readonly OfficeApplication[]) => void
}

/** Rows shown at first, and added each time. */
const portion = 25

/** The table of spec §2 with its filter buttons, selection of several rows, and dialogs. */
export function TablePart({
  applications,
  shown,
  filters,
  onFilter,
  viewed,
  onView,
  remarks,
  nothing,
}: {
  /** All of them: what is decided on may have left the filter. */
  applications: readonly OfficeApplication[]
  /** The filtered applications, in order. */
  shown: readonly OfficeApplication[]
  filters: Filters
  onFilter: (change: Partial<Filters>) => void
  viewed: OfficeApplication | undefined
  onView: (id: string | null) => void
  remarks: Remarks
  /** In place of the rows while there are none. */
  nothing: ReactNode
}) {
  const [limit, setLimit] = useLeft(useUser(), 'shown', portion)
  const [pending, setPending] = useState<Pending>()
  const decide = useDecide(remarks)
  const opened = useEverOpened(viewed?.id)
  const rows = shown.slice(0, limit)
  const { selection, selected, clear, drop } = useSelection(rows)

  function choose(
    chosen: readonly OfficeApplication[],
    to: DecisionKind,
    onDone: Pending['onDone'] = () => undefined,
  ) {
    if (to !== 'deleted') setPending({ chosen, to, onDone })
    else void decide(chosen, to).then((outcome) => outcome === 'decided' && onDone(chosen))
  }

  async function decideOn(left: readonly OfficeApplication[], asked: Pending, text: string) {
    const outcome = await decide(left, asked.to, { of: remarkKey(asked.chosen), text })
    if (outcome === 'decided') asked.onDone(left)
    // To try again with what was written, unless something else is asked by now.
    if (outcome === 'failed') setPending((now) => now ?? asked)
  }

  return (
    <>
      <div className="no-print">
        <FilterButtons
          label={copy.filterLabel}
          options={statusFilters.map((value) => ({ value, label: copy.filters[value] }))}
          value={filters.status === 'documents' ? undefined : filters.status}
          onChange={(status) => onFilter({ status })}
        />
      </div>
      {shown.length === 0 ? (
        nothing
      ) : (
        <ApplicationsTable
          applications={rows}
          selection={selection}
          sort={filters.sort}
          onSort={(sort) => onFilter({ sort })}
          onView={({ id }) => onView(id)}
          onDecide={(application, to) => choose([application], to)}
        />
      )}
      {shown.length > limit && (
        <ShowMore
          shown={limit}
          total={shown.length}
          onMore={() => setLimit(limit + portion)}
          className="mt-4"
        />
      )}
      <BulkActions
        count={selected.length}
        onDecide={(to) => choose(selected, to, drop)}
        onClear={clear}
      />
      {viewed !== undefined && (
        <DetailsDialog
          key={viewed.id}
          application={viewed}
          onClose={() => onView(null)}
          onDecide={(to) => {
            onView(null)
            choose([viewed], to)
          }}
        />
      )}
      {pending !== undefined && remarks.ready && (
        <DecisionDialog
          chosen={pending.chosen}
          applications={applications}
          to={pending.to}
          opened={opened}
          remark={remarks.of(remarkKey(pending.chosen))}
          onRemark={(remark) => remarks.change(remarkKey(pending.chosen), remark)}
          unsaved={remarks.failed}
          onClose={() => setPending(undefined)}
          onDecide={(left, remark) => {
            setPending(undefined)
            void decideOn(left, pending, remark)
          }}
        />
      )}
    </>
  )
}

/** A remark on one application is shared with the desk; there is one for several, whichever they are. */
function remarkKey(chosen: readonly OfficeApplication[]): string {
  const [first] = chosen
  return chosen.length === 1 && first !== undefined ? first.id : 'several'
}
