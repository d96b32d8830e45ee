import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/Button'
import { demoNetwork } from './network'
import { tourCopy as copy } from './panelCopy'
import { tour } from './tour'
import { tourStops } from './tourStops'
import { useDemo } from './useDemo'

/** A card beside the page, which stays usable: what this stop shows, and the way on. Escape in it ends the tour. */
export function Tour({ stop }: { stop: number }) {
  const { show } = useDemo()
  const [busy, setBusy] = useState(false)
  const title = useRef<HTMLHeadingElement>(null)
  const current = tourStops[stop] ?? tourStops[0]

  useEffect(() => {
    if (current.network !== undefined) demoNetwork.choose(current.network)
    title.current?.focus({ preventScroll: true })
  }, [current])

  async function goTo(next: number) {
    const wanted = tourStops[next]
    if (wanted === undefined) return
    setBusy(true)
    await show(wanted)
    tour.goTo(next)
  }

  return (
    // The keys of the card's own buttons; what it listens for is Escape in any of them.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      aria-label={copy.label}
      onKeyDown={(event) => event.key === 'Escape' && end()}
      className="fixed inset-x-0 bottom-0 z-40 border-t border-line bg-surface p-4 text-ink shadow-float sm:inset-x-auto sm:bottom-4 sm:right-4 sm:w-96 sm:rounded-card sm:border"
    >
      <p className="text-sm text-muted">{copy.stop(stop + 1, tourStops.length)}</p>
      <h2 ref={title} tabIndex={-1} className="text-lg">
        {current.title}
      </h2>
      <p className="mt-1 text-sm">{current.text}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        {stop > 0 && (
          <Button
            size="small"
            variant="secondary"
            disabled={busy}
            onClick={() => void goTo(stop - 1)}
          >
            {copy.back}
          </Button>
        )}
        {stop < tourStops.length - 1 && (
          <Button size="small" disabled={busy} onClick={() => void goTo(stop + 1)}>
            {copy.next}
          </Button>
        )}
        <Button size="small" variant="quiet" className="ml-auto" onClick={end}>
          {copy.end}
        </Button>
      </div>
    </section>
  )
}

function end() {
  demoNetwork.choose('fine')
  tour.goTo(undefined)
}
