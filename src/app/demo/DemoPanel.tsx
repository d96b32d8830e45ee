import { useContext, useState, type ReactNode } from 'react'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { confirm } from '../../ui/notices'
import { DemoServerContext } from './DemoServerContext'
import { NetworkDial } from './NetworkDial'
import { panelCopy as copy } from './panelCopy'
import { resetDemo } from './resetDemo'
import { scenes } from './scenes'
import { tour } from './tour'
import { tourStops } from './tourStops'
import { useDemo, type Person } from './useDemo'

const persons: readonly Person[] = ['visitor', 'student', 'admin']

/** The controls of a demo: who is looking, on which network, at which scene. */
export function DemoPanel({ onClose }: { onClose: () => void }) {
  const { become, show, expire } = useDemo()
  const loadServer = useContext(DemoServerContext)
  const [busy, setBusy] = useState(false)

  async function startTour() {
    onClose()
    await show(tourStops[0])
    tour.goTo(0)
  }

  async function close(action: () => Promise<void>) {
    setBusy(true)
    await action()
    onClose()
  }

  async function reset() {
    const { resetQuestion, resetDetail } = copy
    const options = { confirmLabel: copy.reset, detail: resetDetail, danger: true }
    if ((await confirm(resetQuestion, options)) && loadServer !== null) {
      await resetDemo(await loadServer())
    }
  }

  return (
    <Dialog title={copy.title} open onClose={onClose}>
      <p className="text-muted">{copy.lead}</p>
      <PanelSection title={copy.personTitle}>
        <div className="flex flex-wrap gap-2">
          {persons.map((person) => (
            <Button
              key={person}
              variant="secondary"
              disabled={busy}
              onClick={() => void close(() => become(person))}
            >
              {copy.persons[person]}
            </Button>
          ))}
          <Button variant="quiet" disabled={busy} onClick={() => void close(expire)}>
            {copy.expire}
          </Button>
        </div>
      </PanelSection>
      <PanelSection title={copy.networkTitle}>
        <NetworkDial />
      </PanelSection>
      <PanelSection title={copy.tourTitle} lead={copy.tourLead}>
        <Button variant="secondary" disabled={busy} onClick={() => void startTour()}>
          {copy.startTour}
        </Button>
      </PanelSection>
      <PanelSection title={copy.scenesTitle} lead={copy.scenesLead}>
        <ul className="divide-y divide-line">
          {scenes.map((scene) => (
            <li key={scene.title} className="flex items-center justify-between gap-4 py-2">
              <div>
                <p className="font-medium">{scene.title}</p>
                <p className="text-sm text-muted">{scene.text}</p>
              </div>
              <Button
                size="small"
                variant="secondary"
                disabled={busy}
                aria-label={`Show ${scene.title}`}
                onClick={() => void close(() => show(scene))}
              >
                Show
              </Button>
            </li>
          ))}
        </ul>
      </PanelSection>
      <PanelSection title={copy.resetTitle} lead={copy.resetLead}>
        <Button variant="danger" onClick={() => void reset()}>
          {copy.reset}
        </Button>
      </PanelSection>
    </Dialog>
  )
}

function PanelSection({
  title,
  lead,
  children,
}: {
  title: string
  lead?: string
  children: ReactNode
}) {
  return (
    <section className="mt-6">
      <h3 className="font-semibold">{title}</h3>
      {lead !== undefined && <p className="text-sm text-muted">{lead}</p>}
      <div className="mt-2">{children}</div>
    </section>
  )
}
