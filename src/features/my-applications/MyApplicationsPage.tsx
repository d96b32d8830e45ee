import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useUser } from '../../auth/useUser'
import { statusLabel } from '../../domain/application/copy'
import type { MyApplication } from '../../domain/application/myApplication'
import { firstStepsCopy } from '../../domain/programme/firstStepsCopy'
import { applicationParameter, paths } from '../../lib/paths'
import { useDrafts } from '../../storage/drafts/useDrafts'
import { useMyApplications } from '../../storage/applications/useMyApplications'
import { useAddress } from '../../ui/address/useAddress'
import { Banner } from '../../ui/fields/Banner'
import { Button, ButtonLink } from '../../ui/page/Button'
import { EmptyState } from '../../ui/lists/EmptyState'
import { FilterButtons } from '../../ui/lists/FilterButtons'
import { lazyPart } from '../../ui/page/lazyPart'
import { Page } from '../../ui/page/Page'
import { Spinner } from '../../ui/page/Spinner'
import { SearchField } from '../../ui/lists/SearchField'
import { useOpenedParam } from '../../ui/lists/useOpenedParam'
import { useLeft } from '../../ui/lists/left/useLeft'
import { DraftLinks } from '../../ui/start/DraftLinks'
import { FirstSteps } from '../../ui/start/FirstSteps'
import { isMissing, MissingNote } from '../../ui/start/MissingNote'
import { ApplicationCard } from './list/ApplicationCard'
import { ApplicationTiles } from './list/ApplicationTiles'
import { listCopy as copy } from './list/copy'
import { selectApplications, statusFilters, type StatusFilter } from './list/selection'

// After the list, which is what one comes for: with it come the library of dialogs and the forms in them.
const ApplicationDialog = lazyPart(
  async () => (await import('./details/ApplicationDialog')).ApplicationDialog,
  ({ onClose }) => onClose(),
)

/** Drafts in progress, then the samples and this device's submissions in one list (spec §2). */
export function MyApplicationsPage() {
  const user = useUser()
  useEffect(() => void ApplicationDialog.load(), [])
  const mine = useMyApplications(user.id)
  const drafts = useDrafts(user.id)
  const [address] = useAddress()
  const asked = address.get(applicationParameter)
  const isUnknown =
    asked !== null &&
    mine !== undefined &&
    !isMissing(mine) &&
    mine.applications.every(({ id }) => id !== asked)
  return (
    <Page
      title={copy.title}
      lead={copy.lead}
      actions={<ButtonLink to={paths.applyPoc}>{copy.apply}</ButtonLink>}
    >
      <Banner tone="warn" className="mb-6">
        {isUnknown && copy.notAmongYours}
      </Banner>
      {mine === undefined ? (
        <Spinner label={copy.loading} />
      ) : (
        <>
          <MissingNote applications={mine} drafts={drafts} />
          <DraftLinks drafts={drafts?.drafts} />
          {mine.applications.length === 0 ? (
            !isMissing(mine) && <FirstSteps {...firstStepsCopy} />
          ) : (
            <>
              <ApplicationTiles applications={mine.applications} />
              <ApplicationList applications={mine.applications} />
            </>
          )}
        </>
      )}
    </Page>
  )
}

/** As many cards as make a page of good length; hundreds of them take an old phone a second. */
const firstCards = 12

function ApplicationList({ applications }: { applications: readonly MyApplication[] }) {
  const user = useUser()
  const [filter, setFilter] = useLeft<StatusFilter>(user, 'filter', 'all')
  const [search, setSearch] = useLeft(user, 'search', '')
  const [whole, setWhole] = useLeft(user, 'whole', false)
  const list = useRef<HTMLUListElement>(null)
  const [openId, open] = useOpenedParam(applicationParameter)
  const chosen = applications.find((one) => one.id === openId)
  const found = selectApplications(applications, filter, search)
  const shown = whole ? found : found.slice(0, firstCards)

  /** The focus goes on with the first card that is new, because the button disappears. */
  function showRest() {
    flushSync(() => setWhole(true))
    list.current?.children[firstCards]?.querySelector('button')?.focus()
  }

  return (
    <section aria-label={copy.list} className="mt-8">
      <div className="grid gap-4 lg:grid-cols-[1fr_24rem] lg:items-end">
        <FilterButtons
          label={copy.filters}
          options={statusFilters.map((value) => ({
            value,
            label: value === 'all' ? copy.all : statusLabel[value],
          }))}
          value={filter}
          onChange={setFilter}
        />
        <SearchField label={copy.search} value={search} onChange={setSearch} />
      </div>
      <p role="status" className="mt-4 mb-3 text-sm text-muted">
        {copy.found(found.length)}
      </p>
      {found.length === 0 ? (
        <EmptyState title={copy.none}>{copy.noneHint}</EmptyState>
      ) : (
        <ul ref={list} className="grid grid-cols-1 gap-4 lg:grid-cols-2">
          {shown.map((application) => (
            <ApplicationCard
              key={application.id}
              application={application}
              onOpen={() => open(application.id)}
            />
          ))}
        </ul>
      )}
      {shown.length < found.length && (
        <Button variant="secondary" className="mt-6" onClick={showRest}>
          {copy.showRest(found.length - shown.length)}
        </Button>
      )}
      {chosen !== undefined && (
        <ApplicationDialog key={chosen.id} application={chosen} onClose={() => open(null)} />
      )}
    </section>
  )
}
