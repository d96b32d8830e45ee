import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react'
import { grantTypeLabel } from '../../../../domain/application/copy'
import { classNames } from '../../../../lib/classNames'
import { formatRupees } from '../../../../lib/money'
import type { OfficeApplication } from '../../../../storage/office/officeApplications'
import { useStickyRoom } from '../../../../ui/page/useStickyRoom'
import { ApplicationDetails } from '../ApplicationDetails'
import { StatusBadge } from '../StatusBadge'
import { BackToQueue } from './BackToQueue'
import { deskCopy as copy } from './copy'
import { Age } from './Age'

/** One application to read and decide on. */
export function ReadingPane({
  application,
  moves,
  heading,
  closed,
  onBack,
  decide,
  wide,
}: {
  application: OfficeApplication
  /** The number of moves so far: each begins at the top. */
  moves: number
  heading: RefObject<HTMLHeadingElement | null>
  /** Nothing can be decided on it for now. */
  closed: boolean
  onBack: (() => void) | undefined
  /** The decision controls: above the text on wide screens, below it on phones; in view while there is room. */
  decide: ReactNode
  wide: boolean
}) {
  const pane = useRef<HTMLElement>(null)
  const stuck = useStickyRoom('Bottom')
  const { id, title, type, requestedAmount, applicant, institution } = application

  useLayoutEffect(() => {
    if (pane.current !== null) pane.current.scrollTop = 0
  }, [moves, id])

  const wasClosed = useRef(closed)
  useLayoutEffect(() => {
    // The button that had the focus is gone.
    if (closed && !wasClosed.current && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true })
    wasClosed.current = closed
  }, [closed, heading])

  return (
    <article
      ref={pane}
      aria-labelledby="desk-title"
      className="min-w-0 lg:overflow-y-auto lg:rounded-card lg:border lg:border-line lg:bg-surface lg:px-5 lg:pb-5"
    >
      <BackToQueue onBack={onBack} />
      <div
        className={classNames(
          'lg:top-0 lg:z-10 lg:-mx-5 lg:border-b lg:border-line lg:bg-surface lg:px-5 lg:py-3',
          wide && 'tall:sticky',
        )}
      >
        <h2
          // With the focus in it already, another title would not be read out.
          key={id}
          id="desk-title"
          ref={heading}
          tabIndex={-1}
          className="text-xl outline-offset-4"
        >
          {title}
        </h2>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
          <StatusBadge application={application} />
          <Age application={application} />
          <span>{grantTypeLabel(type)}</span>
          <span className="font-semibold text-ink">{formatRupees(requestedAmount)}</span>
          <span>{copy.from(applicant, institution)}</span>
        </p>
        {wide && decide}
      </div>
      <div className="mt-5">
        <ApplicationDetails application={application} />
      </div>
      {!wide && (
        <div
          ref={stuck}
          // Its field is clear of it and of the toasts above it anyway: scrolled up for them, it would
          // take its buttons under them.
          className="tall:sticky bottom-(--status-room) z-20 -mx-4 mt-4 border-t border-line bg-surface px-4 pb-2 shadow-float tall:[html:has(&:focus-within)]:scroll-pb-0!"
        >
          {decide}
        </div>
      )}
    </article>
  )
}
