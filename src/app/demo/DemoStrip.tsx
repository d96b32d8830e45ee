import { SlidersHorizontal } from 'lucide-react'
import { lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { demoNetwork } from './network'
import { stripCopy as copy } from './stripCopy'
import { tour } from './tour'

// Marked as pure: a live build drops the strip, and with it what it loads.
const DemoPanel = /* @__PURE__ */ lazy(async () => ({
  default: (await import('./DemoPanel')).DemoPanel,
}))
const Tour = /* @__PURE__ */ lazy(async () => ({ default: (await import('./Tour')).Tour }))

/** Says on every page of a demo that it is one; a press opens its controls. */
export function DemoStrip() {
  const [open, setOpen] = useState(false)
  const network = useSyncExternalStore(
    demoNetwork.subscribe,
    demoNetwork.read,
    () => 'fine' as const,
  )
  const stop = useSyncExternalStore(tour.subscribe, tour.read, () => undefined)
  return (
    <aside aria-label={copy.label} className="no-print bg-accent-soft text-accent-ink">
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="container-page flex min-h-11 flex-wrap items-center justify-center gap-x-2 text-xs hover:underline sm:text-sm"
      >
        <span>{copy.note}</span>
        {network !== 'fine' && <strong>{copy.network(network)}</strong>}
        <SlidersHorizontal aria-hidden className="size-4 shrink-0" />
      </button>
      {open && (
        <Suspense>
          <DemoPanel onClose={() => setOpen(false)} />
        </Suspense>
      )}
      {stop !== undefined && (
        <Suspense>
          <Tour key={stop} stop={stop} />
        </Suspense>
      )}
    </aside>
  )
}
