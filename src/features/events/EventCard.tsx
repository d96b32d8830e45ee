import { CalendarDays, Clock, MapPin } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { PortalEvent } from '../../domain/event/event'
import { formatDate } from '../../lib/dates'
import { Badge } from '../../ui/Badge'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { eventsCopy as copy } from './copy'
import { EventFill } from './EventFill'
import { RegisterButtons } from './RegisterButtons'
import type { Registrations } from './useRegistrations'

const EventDialog = lazy(async () => ({ default: (await import('./EventDialog')).EventDialog }))

/** One coming event: when, where, how full, and what can be done. */
export function EventCard({
  event,
  registrations,
}: {
  event: PortalEvent
  registrations: Registrations
}) {
  const [open, setOpen] = useState(false)
  return (
    <Card as="li" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <Badge tone="info">{event.type}</Badge>
        <span className="font-semibold">{event.price}</span>
      </div>
      <h2 id={event.id} tabIndex={-1} className="scroll-mt-24 text-xl">
        {event.title}
      </h2>
      <ul className="space-y-1 text-muted">
        <Fact icon={CalendarDays}>
          <time dateTime={event.date}>{formatDate(event.date)}</time>
        </Fact>
        <Fact icon={Clock}>{event.time}</Fact>
        <Fact icon={MapPin}>{event.location}</Fact>
      </ul>
      <div className="mt-auto space-y-4">
        <EventFill registered={event.registered} capacity={event.capacity} />
        <div className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            aria-label={`${copy.details}: ${event.title}`}
            onClick={() => setOpen(true)}
          >
            {copy.details}
          </Button>
          <RegisterButtons event={event} registrations={registrations} />
        </div>
      </div>
      {open && (
        <Suspense>
          <EventDialog event={event} registrations={registrations} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Card>
  )
}

function Fact({ icon: Icon, children }: { icon: typeof Clock; children: React.ReactNode }) {
  return (
    <li className="flex items-start gap-2">
      <Icon aria-hidden className="mt-1 size-4 shrink-0" />
      <span>{children}</span>
    </li>
  )
}
