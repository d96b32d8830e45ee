import type { ReactNode } from 'react'
import { classNames } from '../../lib/classNames'

/** A full-width section of a public page, under its own second-level heading. */
export function Band({
  title,
  lead,
  aside,
  sunken = false,
  split = false,
  children,
}: {
  title: ReactNode
  lead?: ReactNode
  /** A drawing below the heading of a split band. */
  aside?: ReactNode
  /** On a quieter background, to separate it from its neighbours. */
  sunken?: boolean
  /** The heading beside the content instead of above it, where there is room. */
  split?: boolean
  children: ReactNode
}) {
  return (
    <section
      className={classNames(
        'py-12 md:py-16 print:py-6',
        sunken && 'border-y border-line bg-sunken',
      )}
    >
      <div
        className={classNames(
          'container-page grid gap-6 md:gap-8 print:block print:space-y-5',
          split && 'lg:grid-cols-[1fr_2fr] lg:gap-12',
        )}
      >
        <div className="max-w-2xl">
          <h2 className="text-2xl md:text-3xl">{title}</h2>
          {lead !== undefined && <p className="mt-3 text-lg text-muted">{lead}</p>}
          {aside !== undefined && <div className="mt-8">{aside}</div>}
        </div>
        <div className="min-w-0">{children}</div>
      </div>
    </section>
  )
}
