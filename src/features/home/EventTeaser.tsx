import type { PortalEvent } from '../../domain/event/event'
import { formatDate } from '../../lib/dates'
import { eventFill } from '../../lib/thresholds'
import { Badge } from '../../ui/Badge'
import type { Tone } from '../../ui/tone'
import { landingCopy } from './copy'

const fillTone = {
  'Almost Full': 'bad',
  'Filling Fast': 'warn',
  Available: 'good',
} as const satisfies Record<string, Tone>

/** One upcoming event in a line: when, what, where, and whether there is room. */
export function EventTeaser({ event }: { event: PortalEvent }) {
  const fill = eventFill(event.registered, event.capacity)
  return (
    <li className="grid gap-x-6 gap-y-1 py-5 sm:grid-cols-[9rem_1fr_auto]">
      <p className="font-semibold text-accent-ink">
        <time dateTime={event.date}>{formatDate(event.date)}</time>
        <span className="block text-sm font-normal text-muted">{event.time}</span>
      </p>
      <div>
        <h3 className="text-lg">{event.title}</h3>
        <p className="text-muted">
          {event.type}, {event.location}
        </p>
      </div>
      <p className="max-sm:mt-1">
        {event.registrationOpen ? (
          <Badge tone={fillTone[fill]}>{fill}</Badge>
        ) : (
          <Badge>{landingCopy.events.closed}</Badge>
        )}
      </p>
    </li>
  )
}
