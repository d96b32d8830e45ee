import type { ReactNode } from 'react'
import { classNames } from '../lib/classNames'

/** A page: its heading (which takes focus on navigation), one leading sentence, then the content. */
export function Page({
  title,
  lead,
  actions,
  narrow = false,
  children,
}: {
  title: ReactNode
  lead?: ReactNode
  /** Buttons that belong to the whole page, beside the heading. */
  actions?: ReactNode
  /** For reading and for short forms: at most 44rem wide. */
  narrow?: boolean
  children: ReactNode
}) {
  return (
    <div className={classNames('container-page py-8 md:py-12', narrow && 'max-w-[44rem]')}>
      <header className="mb-8 flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0 max-w-3xl">
          <h1 tabIndex={-1} className="text-3xl md:text-4xl">
            {title}
          </h1>
          {lead !== undefined && <p className="mt-3 text-lg text-muted">{lead}</p>}
        </div>
        {actions !== undefined && <div className="flex flex-wrap gap-2">{actions}</div>}
      </header>
      {children}
    </div>
  )
}

/** A part of a page under its own second-level heading. */
export function PageSection({
  title,
  lead,
  id,
  children,
}: {
  title: ReactNode
  lead?: ReactNode
  id?: string
  children: ReactNode
}) {
  return (
    <section id={id} className="mt-12 first:mt-0">
      <h2 className="text-2xl">{title}</h2>
      {lead !== undefined && <p className="mt-2 max-w-3xl text-muted">{lead}</p>}
      <div className="mt-5">{children}</div>
    </section>
  )
}
