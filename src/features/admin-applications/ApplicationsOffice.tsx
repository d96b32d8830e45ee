import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useUser } from '../../auth/UserContext'
import type { DecisionKind } from '../../domain/application/decision'
import type { OfficeApplication, OfficeList } from '../../storage/officeApplications'
import { EmptyState } from '../../ui/EmptyState'
import { AddApplicationDialog } from './AddApplicationDialog'
import { ApplicationsTable } from './ApplicationsTable'
import { ApplicationTiles } from './ApplicationTiles'
import { BulkActions } from './BulkActions'
import { copy } from './copy'
import { DecisionDialog } from './DecisionDialog'
import { DeletedApplications } from './DeletedApplications'
import { DetailsDialog } from './DetailsDialog'
import { applyFilters } from './filters'
import { loadKeptEntry, type KeptEntry } from './keptEntry'
import { Toolbar } from './Toolbar'
import { useDecide } from './useDecide'
import { useFilters } from './useFilters'
import { useSelection } from './useSelection'

/** What is to be decided on, once a status was chosen. */
type Pending = { ids: readonly string[]; to: Exclude<DecisionKind, 'Deleted'> }

/** The list with its filters, and the dialogs that open over it. */
export function ApplicationsOffice({ list }: { list: OfficeList }) {
  const { applications, deleted, withdrawn } = list
  const [filters, setFilters] = useFilters()
  const [params, setParams] = useSearchParams()
  const [pending, setPending] = useState<Pending>()
  const [entry, setEntry] = useState<KeptEntry>()
  const user = useUser()
  const decide = useDecide()
  const shown = applyFilters(applications, filters)
  const { selection, selected, clear } = useSelection(shown)
  const viewed = applications.find(({ id }) => id === params.get('view'))
  const chosen = applications.filter(({ id }) => pending?.ids.includes(id) === true)

  function view(id: string | null) {
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        if (id === null) after.delete('view')
        else after.set('view', id)
        return after
      },
      { replace: true, preventScrollReset: true },
    )
  }

  function choose(chosen: readonly OfficeApplication[], to: DecisionKind) {
    if (to !== 'Deleted') setPending({ ids: chosen.map(({ id }) => id), to })
    else void decide(chosen, { to, remark: '' }).then(clear)
  }

  return (
    <>
      <ApplicationTiles applications={applications} />
      <section className="mt-10">
        <h2 className="text-2xl">{copy.listTitle}</h2>
        <Toolbar
          filters={filters}
          onChange={setFilters}
          shown={shown}
          total={applications.length}
          onAdd={() => void loadKeptEntry(user.id).then(setEntry)}
        />
        {shown.length === 0 ? (
          <EmptyState title={copy.none}>{copy.noneHint}</EmptyState>
        ) : (
          <ApplicationsTable
            applications={shown}
            selection={selection}
            sort={filters.sort}
            onSort={(sort) => setFilters({ sort })}
            onView={({ id }) => view(id)}
            onDecide={(application, to) => choose([application], to)}
          />
        )}
        {selected.length > 0 && (
          <BulkActions
            count={selected.length}
            onDecide={(to) => choose(selected, to)}
            onClear={clear}
          />
        )}
        {withdrawn > 0 && <p className="mt-4 text-muted">{copy.withdrawn(withdrawn)}</p>}
        <DeletedApplications applications={deleted} />
      </section>
      {viewed !== undefined && (
        <DetailsDialog
          application={viewed}
          onClose={() => view(null)}
          onDecide={(to) => {
            view(null)
            choose([viewed], to)
          }}
        />
      )}
      {pending !== undefined && chosen.length > 0 && (
        <DecisionDialog
          applications={chosen}
          to={pending.to}
          onClose={() => setPending(undefined)}
          onDecide={(remark) => {
            setPending(undefined)
            void decide(chosen, { to: pending.to, remark }).then(clear)
          }}
        />
      )}
      {entry !== undefined && (
        <AddApplicationDialog kept={entry} onClose={() => setEntry(undefined)} />
      )}
    </>
  )
}
