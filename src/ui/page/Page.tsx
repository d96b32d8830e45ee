import { useCallback, useRef, type ReactNode } from 'react'
import { classNames } from '../../lib/classNames'

/** A page: its heading (which takes the focus on navigation), one leading sentence, then the content. */
export function Page({
  caption,
  title,
  lead,
  actions,
  narrow = false,
  dense = false,
  children,
}: {
  /** What the page belongs to, above its heading. */
  caption?: ReactNode
  title: string
  lead?: ReactNode
  /** Buttons for the whole page, beside the heading. */
  actions?: ReactNode
  /** For reading and for short forms: at most 44rem wide. */
  narrow?: boolean
  /** For work: the content begins as high up as possible. */
  dense?: boolean
  children: ReactNode
}) {
  return (
    <div
      className={classNames(
        'container-page',
        dense ? 'py-3 xl:max-w-[80rem]' : 'py-8 md:py-12',
        narrow && 'max-w-[44rem]',
      )}
    >
      <header
        className={classNames(
          'flex flex-wrap items-end justify-between gap-4',
          dense ? 'mb-3' : 'mb-8',
        )}
      >
        <div className="min-w-0 max-w-3xl">
          {caption !== undefined && <p className="mb-1 text-muted">{caption}</p>}
          {/* With the focus in it already, another title would not be read out. */}
          <h1
            key={title}
            ref={useFocusOfLast()}
            tabIndex={-1}
            className={dense ? 'text-2xl' : 'text-3xl md:text-4xl'}
          >
            {title}
          </h1>
          {lead !== undefined && <p className="mt-3 text-lg text-muted">{lead}</p>}
        </div>
        {actions !== undefined && <div className="no-print flex flex-wrap gap-2">{actions}</div>}
      </header>
      {children}
    </div>
  )
}

/** A ref for headings that replace each other: each takes the focus that the one before it had. */
function useFocusOfLast() {
  const had = useRef(false)
  return useCallback((heading: HTMLHeadingElement) => {
    if (had.current) heading.focus({ preventScroll: true })
    return () => {
      had.current = document.activeElement === heading
    }
  }, [])
}

/** A section of a page under its own second-level heading. */
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
