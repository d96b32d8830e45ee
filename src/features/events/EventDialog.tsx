import type { PortalEvent } from '../../domain/event/event'
import { formatDate } from '../../lib/dates'
import { Dialog } from '../../ui/overlays/Dialog'
import { Fact, Facts } from '../../ui/page/Facts'
import { dialogCopy as copy } from './dialogCopy'
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
  return (
    <Dialog
      title={event.title}
      open
      onClose={onClose}
      actions={<RegisterButtons event={event} registrations={registrations} />}
    >
      <div className="space-y-6">
        <p>{event.description}</p>
        <Facts className="sm:grid-cols-2">
          <Fact name={copy.when}>{copy.dateAndTime(formatDate(event.date), event.time)}</Fact>
          <Fact name={copy.where}>{event.location}</Fact>
          <Fact name={copy.price}>{event.price}</Fact>
          <Fact name={copy.organizer}>{event.organizer}</Fact>
        </Facts>
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
