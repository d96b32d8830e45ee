import { SlidersHorizontal } from 'lucide'
import { useState } from 'react'
import { lazyPart } from '../../ui/page/lazyPart'
import { demoNetwork } from './network'
import { stripCopy as copy } from './stripCopy'
import { tourStop } from './tourProgress'
import { Icon } from '../../ui/page/Icon'
import { useStore } from '../../lib/react/useStore'

// Marked as pure, so that a live build drops the strip and everything it loads.
const DemoPanel = /* @__PURE__ */ lazyPart(
  async () => (await import('./DemoPanel')).DemoPanel,
  ({ onClose }) => onClose(),
)
const Tour = /* @__PURE__ */ lazyPart(
  async () => (await import('./Tour')).Tour,
  () => tourStop.set(undefined),
)

/** Says on every page of a demo that it is a demo; pressing it opens the controls. */
export function DemoStrip() {
  const [open, setOpen] = useState(false)
  const network = useStore(demoNetwork, () => 'fine' as const)
  const stop = useStore(tourStop, () => undefined)
  return (
    <aside aria-label={copy.label} className="no-print bg-accent-soft text-accent-ink">
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="container-page flex min-h-11 flex-wrap items-center justify-center gap-x-2 text-xs hover:underline focus-visible:-outline-offset-3 sm:text-sm"
      >
        <span>{copy.note}</span>
        {network !== 'fine' && <strong>{copy.network[network]}</strong>}
        <Icon shape={SlidersHorizontal} className="size-4 shrink-0" />
      </button>
      {open && <DemoPanel onClose={() => setOpen(false)} />}
      {stop !== undefined && <Tour key={stop} stop={stop} />}
    </aside>
  )
}
