import type { PortalEvent } from '../../domain/event/event'
import { formatDate } from '../../lib/dates'
import { Dialog } from '../../ui/overlays/Dialog'
import { eventsCopy as copy } from './copy'
import { EventFill } from './EventFill'
import { RegisterButtons } from './RegisterButtons'
import type { Registrations } from './useRegistrations'

/** Everything about an upcoming event. */
export function EventDialog({
  event,
  registrations,
  onClose,
}: {
  event: PortalEvent
  registrations: Registrations
  onClose: () => void
}) {
  const facts = [
    [copy.when, copy.dateAndTime(formatDate(event.date), event.time)],
    [copy.where, event.location],
    [copy.price, event.price],
    [copy.organizer, event.organizer],
  ]
  return (
    <Dialog
      title={event.title}
      open
      onClose={onClose}
      actions={<RegisterButtons event={event} registrations={registrations} />}
    >
      <div className="space-y-6">
        <p>{event.description}</p>
        <dl className="grid gap-4 sm:grid-cols-2">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt className="text-sm text-muted">{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <div>
          <h3 className="font-semibold">{copy.highlights}</h3>
          <ul className="mt-2 list-disc space-y-1 pl-5">
            {event.highlights.map((highlight) => (
              <li key={highlight}>{highlight}</li>
            ))}
          </ul>
        </div>
        <EventFill registered={event.registered} capacity={event.capacity} />
      </div>
    </Dialog>
  )
}
