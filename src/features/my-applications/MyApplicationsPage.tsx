import { useId, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useUser } from '../../auth/UserContext'
import type { MyApplication } from '../../domain/application/myApplication'
import { applicationParameter, paths } from '../../lib/paths'
import { useMyApplications } from '../../storage/useMyApplications'
import { Banner } from '../../ui/Banner'
import { ButtonLink } from '../../ui/Button'
import { EmptyState } from '../../ui/EmptyState'
import { FilterButtons } from '../../ui/FilterButtons'
import { Page } from '../../ui/Page'
import { Spinner } from '../../ui/Spinner'
import { TextField } from '../../ui/TextField'
import { ApplicationCard } from './ApplicationCard'
import { ApplicationDialog } from './ApplicationDialog'
import { ApplicationTiles } from './ApplicationTiles'
import { listCopy as copy } from './copy'
import { selectApplications, statusFilters, type StatusFilter } from './selection'

/** The samples and what was submitted on this device, in one list (spec §2). */
export function MyApplicationsPage() {
  const user = useUser()
  const mine = useMyApplications(user.id)
  return (
    <Page
      title={copy.title}
      lead={copy.lead}
      actions={<ButtonLink to={paths.applyPoc}>{copy.apply}</ButtonLink>}
    >
      {mine === undefined ? (
        <Spinner label={copy.loading} />
      ) : (
        <>
          {mine.problem !== undefined && (
            <div className="mb-6">
              <Banner tone="warn">{copy.deviceMissing}</Banner>
            </div>
          )}
          <ApplicationTiles applications={mine.applications} />
          <ApplicationList applications={mine.applications} />
        </>
      )}
    </Page>
  )
}

function ApplicationList({ applications }: { applications: readonly MyApplication[] }) {
  const id = useId()
  const [filter, setFilter] = useState<StatusFilter>('All')
  const [search, setSearch] = useState('')
  const [address, setAddress] = useSearchParams()
  const chosen = applications.find((one) => one.id === address.get(applicationParameter))
  const shown = selectApplications(applications, filter, search)

  function open(applicationId: string | undefined) {
    setAddress(
      (before) => {
        const after = new URLSearchParams(before)
        if (applicationId === undefined) after.delete(applicationParameter)
        else after.set(applicationParameter, applicationId)
        return after
      },
      { replace: applicationId === undefined, preventScrollReset: true },
    )
  }

  return (
    <section aria-label={copy.list} className="mt-8">
      <div className="grid gap-4 lg:grid-cols-[1fr_24rem] lg:items-end">
        <FilterButtons
          label={copy.filters}
          options={statusFilters}
          value={filter}
          onChange={setFilter}
        />
        <TextField
          id={`${id}-search`}
          type="search"
          label={copy.search}
          onChange={(event) => setSearch(event.target.value)}
        />
      </div>
      <p role="status" className="mt-4 text-sm text-muted">
        {copy.found(shown.length)}
      </p>
      {shown.length === 0 ? (
        <EmptyState title={copy.none}>{copy.noneHint}</EmptyState>
      ) : (
        <ul className="mt-3 grid grid-cols-1 gap-4 lg:grid-cols-2">
          {shown.map((application) => (
            <ApplicationCard
              key={application.id}
              application={application}
              onOpen={() => open(application.id)}
            />
          ))}
        </ul>
      )}
      {chosen !== undefined && (
        <ApplicationDialog application={chosen} onClose={() => open(undefined)} />
      )}
    </section>
  )
}
