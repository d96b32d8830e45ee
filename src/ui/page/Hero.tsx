import type { ReactNode } from 'react'

/**
 * The opening of a public page, on a dark background like a drawing board: heading (which takes the
 * focus on navigation), one leading sentence, actions, and a decorative drawing.
 */
export function Hero({
  title,
  lead,
  actions,
  drawing,
  children,
}: {
  title: ReactNode
  lead: ReactNode
  actions?: ReactNode
  /** Beside the words where there is room, else faintly behind them. */
  drawing: ReactNode
  /** A last line inside the hero: facts, a note. */
  children?: ReactNode
}) {
  return (
    <header className="relative isolate overflow-hidden border-b border-line bg-deep text-on-deep">
      <GraphPaper />
      <div className="container-page grid grid-cols-1 items-center gap-8 py-10 md:grid-cols-[1fr_minmax(0,15rem)] md:py-14 lg:grid-cols-[1fr_minmax(0,20rem)]">
        <div className="max-w-2xl">
          <h1
            tabIndex={-1}
            // The words begin below the drawing, however short the heading is.
            className="text-3xl max-md:min-h-21 md:text-5xl 2xs:max-md:pr-24"
          >
            {title}
          </h1>
          <p className="mt-4 text-lg text-on-deep-muted md:text-xl">{lead}</p>
          {actions !== undefined && <div className="mt-7 flex flex-wrap gap-3">{actions}</div>}
          {children !== undefined && <div className="mt-8">{children}</div>}
        </div>
        <div className="max-2xs:hidden max-md:absolute max-md:-right-4 max-md:top-3 max-md:-z-10 max-md:w-28 max-md:opacity-60">
          {drawing}
        </div>
      </div>
    </header>
  )
}

function GraphPaper() {
  return (
    <svg
      aria-hidden
      className="absolute inset-0 -z-10 size-full stroke-on-deep opacity-[0.07]"
      fill="none"
    >
      <defs>
        <pattern id="graph-paper" width="24" height="24" patternUnits="userSpaceOnUse">
          <path d="M24 0H0v24" />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill="url(#graph-paper)" stroke="none" />
    </svg>
  )
}
