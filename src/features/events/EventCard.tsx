import { CalendarDays, Clock, MapPin, type IconNode } from 'lucide'
import { useState, type ReactNode } from 'react'
import { eventTypeLabel } from '../../domain/event/copy'
import type { PortalEvent } from '../../domain/event/event'
import { Badge } from '../../ui/page/Badge'
import { Button } from '../../ui/page/Button'
import { Card } from '../../ui/page/Card'
import { Day } from '../../ui/page/Day'
import { lazyPart } from '../../ui/page/lazyPart'
import { eventsCopy as copy } from './copy'
import { EventFill } from './EventFill'
import { RegisterButtons } from './RegisterButtons'
import type { Registrations } from './useRegistrations'
import { Icon } from '../../ui/page/Icon'

const EventDialog = lazyPart(
  async () => (await import('./EventDialog')).EventDialog,
  ({ onClose }) => onClose(),
)

/** An upcoming event: when, where, how full, and what can be done. */
export function EventCard({
  event,
  registrations,
}: {
  event: PortalEvent
  registrations: Registrations
}) {
  const [open, setOpen] = useState(false)
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <Badge tone="info">{eventTypeLabel[event.type]}</Badge>
        <span className="font-semibold">{event.price}</span>
      </div>
      <h2 id={event.id} tabIndex={-1} className="scroll-mt-24 text-xl">
        {event.title}
      </h2>
      <ul className="space-y-1 text-muted">
        <Fact icon={CalendarDays}>
          <Day date={event.date} />
        </Fact>
        <Fact icon={Clock}>{event.time}</Fact>
        <Fact icon={MapPin}>{event.location}</Fact>
      </ul>
      <div className="mt-auto space-y-4">
        <EventFill registered={event.registered} capacity={event.capacity} />
        <div className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            aria-label={copy.detailsOf(event.title)}
            onClick={() => setOpen(true)}
          >
            {copy.details}
          </Button>
          <RegisterButtons event={event} registrations={registrations} />
        </div>
      </div>
      {open && (
        <EventDialog event={event} registrations={registrations} onClose={() => setOpen(false)} />
      )}
    </Card>
  )
}

function Fact({ icon, children }: { icon: IconNode; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2">
      <Icon shape={icon} className="mt-1 size-4 shrink-0" />
      <span>{children}</span>
    </li>
  )
}
