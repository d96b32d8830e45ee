import { useState } from 'react'
import { isAnyUnshown } from '../../../domain/application/unshown'
import { paths } from '../../../lib/paths'
import type { OfficeList } from '../../../storage/office/officeApplications'
import type { LeftOut } from '../../../storage/leftOut'
import { Banner } from '../../../ui/fields/Banner'
import { EmptyState } from '../../../ui/lists/EmptyState'
import { useAddress, withParam } from '../../../ui/address/useAddress'
import { useOpenedParam } from '../../../ui/lists/useOpenedParam'
import { useWide } from '../../../ui/screen/useWide'
import { useRemarks } from '../decisions/useRemarks'
import { NothingFound } from '../NothingFound'
import { AddApplicationDialog } from './AddApplicationDialog'
import { copy } from './copy'
import { DeletedApplications } from './DeletedApplications'
import { Desk } from './desk/Desk'
import { lostText } from './desk/lostText'
import { useReading } from './desk/useReading'
import { useWayBack } from './desk/useWayBack'
import { applyFilters } from './filters'
import { OfficeBar } from './OfficeBar'
import { StatusTiles } from './StatusTiles'
import { TablePart } from './TablePart'
import { useFilters } from './useFilters'

/** The list with its filters, as a desk or as a table. */
export function ApplicationsOffice({ list }: { list: OfficeList & LeftOut }) {
  const { applications, deleted, withdrawn, unshown, problem } = list
  const { filters, change: setFilters, search } = useFilters()
  const [params] = useAddress()
  const [adding, setAdding] = useState(false)
  const remarks = useRemarks()
  const shown = applyFilters(applications, filters)
  const wide = useWide()
  const beside = wide && filters.layout === 'desk'
  const [askedId, ask] = useOpenedParam('view', { beside })
  const [reading, openInPane] = useReading({ list, shown, filters, askedId, wide })

  const { heading, from } = useWayBack(reading?.id, filters.layout === 'desk')

  // On a phone the open application takes the whole screen.
  const readsOnly = !wide && filters.layout === 'desk' && reading !== undefined

  function view(id: string | null) {
    openInPane(id)
    ask(id)
  }

  const nothing =
    applications.length === 0 ? (
      <EmptyState title={copy.none} />
    ) : (
      <NothingFound title={copy.none} onShowAll={() => setFilters({ status: 'all', search: '' })} />
    )
  return (
    <>
      {!readsOnly && (
        <>
          <StatusTiles
            applications={applications}
            value={filters.status}
            onChange={(status) => setFilters({ status })}
          />
          <OfficeBar
            filters={filters}
            onChange={setFilters}
            search={search}
            shown={shown}
            total={applications.length}
            isPart={problem !== undefined || isAnyUnshown(unshown)}
            adding={adding}
            onAdd={() => setAdding(true)}
          />
        </>
      )}
      <section>
        <h2 ref={heading} tabIndex={-1} className="sr-only">
          {copy.listTitle}
        </h2>
        <Banner tone="warn" className="mb-4" onDismiss={() => view(null)}>
          {filters.layout === 'table' &&
            (reading?.lost === 'deleted' || reading?.lost === 'gone') &&
            lostText(reading)}
        </Banner>
        {filters.layout === 'table' ? (
          <TablePart
            applications={applications}
            shown={shown}
            filters={filters}
            onFilter={setFilters}
            viewed={applications.find(({ id }) => id === askedId)}
            onView={view}
            remarks={remarks}
            nothing={nothing}
          />
        ) : shown.length === 0 && reading === undefined ? (
          nothing
        ) : (
          <Desk
            shown={shown}
            reading={reading}
            from={from}
            pathOf={(id) =>
              `${paths.adminApplications}?${withParam(params, 'view', id).toString()}`
            }
            onView={view}
            onBegin={() => {
              if (askedId === null && reading !== undefined) ask(reading.id)
            }}
            remarks={remarks}
            nothing={nothing}
          />
        )}
        {withdrawn > 0 && <p className="mt-4 text-muted">{copy.withdrawn(withdrawn)}</p>}
        <DeletedApplications applications={deleted} />
      </section>
      {adding && <AddApplicationDialog onClose={() => setAdding(false)} />}
    </>
  )
}
