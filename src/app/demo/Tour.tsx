import { LoaderCircle } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { act } from '../../ui/overlays/act'
import { Button } from '../../ui/page/Button'
import { demoNetwork } from './network'
import { panelCopy, tourCopy as copy } from './panelCopy'
import { Spotlight } from './Spotlight'
import { endTour, reachedStop, tourStop } from './tourProgress'
import { tourStops } from './tourStops'
import { useDemo } from './useDemo'
import { Icon } from '../../ui/page/Icon'

/**
 * A card beside the page, which stays usable: what this stop shows, and the way on. Escape inside the
 * card ends the tour.
 */
export function Tour({ stop }: { stop: number }) {
  const { show } = useDemo()
  const [busy, setBusy] = useState(false)
  const title = useRef<HTMLHeadingElement>(null)
  const current = tourStops[stop] ?? tourStops[0]

  useEffect(() => {
    // Whoever closes the tab instead of ending the tour finds the network again.
    if (current.network !== undefined) demoNetwork.pretend(current.network)
    title.current?.focus({ preventScroll: true })
    reachedStop.write(stop)
  }, [current, stop])

  async function goTo(next: number) {
    const wanted = tourStops[next]
    if (wanted === undefined) return
    setBusy(true)
    try {
      if (await show(wanted)) tourStop.set(next)
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      {!busy && <Spotlight find={current.lit} />}
      {/* Under the open menu of a phone, whose end it would cover. */}
      {/* The buttons handle their own keys; this only listens for Escape from any of them. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <section
        aria-label={copy.label}
        onKeyDown={(event) => event.key === 'Escape' && end()}
        className="fixed inset-x-0 bottom-(--status-room) z-40 [html:has([name=phone-navigation][open])_&]:z-20 max-h-[calc(100dvh-var(--status-room))] overflow-y-auto border-t border-line bg-surface p-4 text-ink shadow-float sm:inset-x-auto sm:bottom-[calc(1rem+var(--status-room))] sm:right-4 sm:w-96 sm:rounded-card sm:border"
      >
        <p className="text-sm text-muted">{copy.place(stop + 1, tourStops.length)}</p>
        <h2 ref={title} tabIndex={-1} className="text-lg">
          {copy.stops[current.id].title}
        </h2>
        <p className="mt-1 text-sm">{copy.stops[current.id].text}</p>
        <div className="mt-3 flex flex-wrap gap-2">
          {stop > 0 && (
            <Button
              size="small"
              variant="secondary"
              busy={busy}
              onClick={() => act(() => goTo(stop - 1), panelCopy.failure)}
            >
              {copy.back}
            </Button>
          )}
          {stop < tourStops.length - 1 && (
            <Button
              size="small"
              busy={busy}
              onClick={() => act(() => goTo(stop + 1), panelCopy.failure)}
            >
              {busy && <Icon shape={LoaderCircle} className="size-4 animate-spin" />}
              {copy.next}
            </Button>
          )}
          <Button size="small" variant="quiet" className="ml-auto" onClick={end}>
            {copy.end}
          </Button>
        </div>
      </section>
    </>
  )
}

function end() {
  demoNetwork.choose('fine')
  endTour()
}
