import { use, useId, useState, type ReactNode } from 'react'
import { useAuth } from '../../auth/AuthContext'
import { Dialog } from '../../ui/overlays/Dialog'
import { act } from '../../ui/overlays/act'
import { confirm } from '../../ui/overlays/notices'
import { Button } from '../../ui/page/Button'
import { DemoServerContext } from './DemoServerContext'
import { NetworkDial } from './NetworkDial'
import { PanelButton } from './PanelButton'
import { panelCopy as copy } from './panelCopy'
import { resetDemo } from './resetDemo'
import { SampleSwitch } from './SampleSwitch'
import { scenes, type Preparation } from './scenes'
import { endTour, tourStop } from './tourProgress'
import { askToLeave, mustAskBeforeLeaving } from '../../lib/departure'
import { paths } from '../../lib/paths'
import { tourStops } from './tourStops'
import { useDemo, type Person } from './useDemo'

const persons: readonly Person[] = ['visitor', 'student', 'admin']

/** The controls of a demo: person, network and scene. They fit on one phone screen. */
export function DemoPanel({ onClose }: { onClose: () => void }) {
  const { become, show, expire } = useDemo()
  const { person } = useAuth()
  const loadServer = use(DemoServerContext)
  /** The name of the action that is under way. */
  const [busy, setBusy] = useState<string>()
  const current = person === null ? 'visitor' : person.role === 'admin' ? 'admin' : 'student'

  async function doAndClose(name: string, action: () => Promise<unknown>) {
    setBusy(name)
    try {
      if ((await action()) !== false) onClose()
    } finally {
      setBusy(undefined)
    }
  }
  const control = (name: string, action: () => Promise<unknown>) => ({
    busy: busy === name,
    disabled: busy !== undefined && busy !== name,
    onClick: () => {
      if (busy === undefined) act(() => doAndClose(name, action), copy.failure)
    },
  })

  /** Asks first where something would be lost, as signing out does. */
  async function leaveAs(who: Person) {
    if (mustAskBeforeLeaving(paths.home, true)) askToLeave(() => void become(who))
    else await become(who)
  }

  /** What the card of the tour says is of another situation, and of another network. */
  async function jumpTo(scene: Preparation) {
    const shown = await show(scene)
    if (shown) endTour()
    return shown
  }

  async function startTour() {
    const begun = await show(tourStops[0])
    if (begun) tourStop.set(0)
    return begun
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
      <div className="space-y-2 sm:space-y-4">
        <PanelSection title={copy.personTitle}>
          <div className="grid gap-2 2xs:grid-cols-[1fr_1fr_1.5fr]">
            {persons.map((who) => (
              <PanelButton
                key={who}
                pressed={who === current}
                {...control(who, () => leaveAs(who))}
              >
                {copy.persons[who]}
              </PanelButton>
            ))}
          </div>
        </PanelSection>
        <PanelSection title={copy.networkTitle}>
          <NetworkDial />
        </PanelSection>
        <SampleSwitch />
        <PanelSection title={copy.scenesTitle} lead={copy.scenesLead}>
          <ul className="grid gap-2 2xs:grid-cols-2">
            {scenes.map(({ id, ...scene }) => (
              <li key={id}>
                <PanelButton text={copy.scenes[id].text} {...control(id, () => jumpTo(scene))}>
                  {copy.scenes[id].title}
                </PanelButton>
              </li>
            ))}
            {person !== null && (
              <li>
                <PanelButton text={copy.expireText} {...control('expire', expire)}>
                  {copy.expire}
                </PanelButton>
              </li>
            )}
          </ul>
        </PanelSection>
        <div className="flex flex-wrap justify-between gap-2">
          <Button
            size="small"
            busy={busy !== undefined}
            title={copy.tourLead}
            onClick={() => act(() => doAndClose('tour', startTour), copy.failure)}
          >
            {copy.startTour}
          </Button>
          <Button
            size="small"
            variant="danger"
            title={copy.resetLead}
            onClick={() => act(reset, copy.failure)}
          >
            {copy.reset}
          </Button>
        </div>
      </div>
      <p role="status" className="sr-only">
        {busy !== undefined && copy.busy}
      </p>
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
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="text-sm font-semibold">
        {title}
      </h3>
      {lead !== undefined && <p className="text-sm text-muted max-sm:hidden">{lead}</p>}
      <div className="mt-1.5">{children}</div>
    </section>
  )
}
