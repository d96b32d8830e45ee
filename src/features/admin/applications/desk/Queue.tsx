import { useLayoutEffect, useRef, useState } from 'react'
import { isFirstClick } from '../../../../ui/page/isFirstClick'
import { Link } from '../../../../ui/page/Link'
import { classNames } from '../../../../lib/classNames'
import type { OfficeApplication } from '../../../../storage/office/officeApplications'
import { ShowMore } from '../../ShowMore'
import { originText } from '../copy'
import { StatusBadge } from '../StatusBadge'
import { Age } from './Age'
import { deskCopy as copy } from './copy'
import { linkId } from './useWayBack'

/** Rows shown at first, and added each time. */
const portion = 30

/**
 * The queue: each application with its title, waiting time and status. The current one is always
 * rendered and in view.
 */
export function Queue({
  applications,
  current,
  from,
  pathOf,
  onOpen,
}: {
  applications: readonly OfficeApplication[]
  /** The id of the application in the reading pane. */
  current: string | undefined
  /** Without a current one: the id of the one that was in the pane last. */
  from: string | undefined
  pathOf: (id: string) => string
  onOpen: (id: string) => void
}) {
  const [asked, setLimit] = useState(portion)
  const last = current ?? from
  const limit = Math.max(asked, applications.findIndex(({ id }) => id === last) + 1)
  const row = useRef<HTMLLIElement>(null)
  useLayoutEffect(() => {
    row.current?.scrollIntoView({ block: 'nearest' })
  }, [current])

  return (
    <div>
      <ol aria-label={copy.queue} className="ruled">
        {applications.slice(0, limit).map((application) => {
          const { id, title, applicant, institution, origin } = application
          return (
            <li key={id} ref={id === current ? row : undefined}>
              <Link
                id={linkId(id)}
                to={pathOf(id)}
                aria-current={id === current ? 'true' : undefined}
                onClick={(event) => {
                  event.preventDefault()
                  // Of a double-click on 'Show more', the second is on one that has come into its place.
                  if (isFirstClick(event)) onOpen(id)
                }}
                className={classNames(
                  'block border-l-4 px-3 py-2.5 focus-visible:-outline-offset-3',
                  id === current
                    ? 'border-accent bg-brand-soft forced-colors:border-[color:Highlight]'
                    : 'border-transparent hover:bg-sunken forced-colors:border-[color:Canvas]',
                )}
              >
                <span className="block font-semibold">{title}</span>
                <span className="block text-sm text-muted">
                  {copy.from(applicant, institution)}
                </span>
                <span className="mt-1 flex flex-wrap items-center gap-2 text-sm">
                  <StatusBadge application={application} />
                  <Age application={application} />
                  {origin !== 'sample' && <span className="text-muted">{originText[origin]}</span>}
                </span>
              </Link>
            </li>
          )
        })}
      </ol>
      {applications.length > limit && (
        <ShowMore
          shown={limit}
          total={applications.length}
          onMore={() => setLimit(limit + portion)}
          variant="quiet"
          className="mt-2 w-full"
        />
      )}
    </div>
  )
}
