import { eventFillLabel, eventTypeLabel } from '../../domain/event/copy'
import type { PortalEvent } from '../../domain/event/event'
import { eventFill, eventFillTone } from '../../lib/thresholds'
import { Badge } from '../../ui/page/Badge'
import { Day } from '../../ui/page/Day'
import { landingCopy } from './landingCopy'

const copy = landingCopy.events

/** An upcoming event in one line: when, what, where, and whether there are places left. */
export function EventTeaser({ event }: { event: PortalEvent }) {
  const fill = eventFill(event.registered, event.capacity)
  return (
    <li className="grid gap-x-6 gap-y-1 py-5 sm:grid-cols-[9rem_1fr_auto]">
      <p className="font-semibold text-accent-ink">
        <Day date={event.date} />
        <span className="block text-sm font-normal text-muted">{event.time}</span>
      </p>
      <div>
        <h3 className="text-lg">{event.title}</h3>
        <p className="text-muted">
          {copy.whatAndWhere(eventTypeLabel[event.type], event.location)}
        </p>
      </div>
      <p className="max-sm:mt-1">
        {event.registrationOpen ? (
          <Badge tone={eventFillTone[fill]}>{eventFillLabel[fill]}</Badge>
        ) : (
          <Badge>{copy.closed}</Badge>
        )}
      </p>
    </li>
  )
}
