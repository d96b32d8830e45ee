import { eventFillLabel } from '../../domain/event/copy'
import { eventFill, eventFillTone } from '../../lib/thresholds'
import { Badge } from '../../ui/page/Badge'
import { ProgressBar } from '../../ui/lists/ProgressBar'
import { eventsCopy as copy } from './copy'

/** How full an event is: the badge of spec §4, and a bar with figures. */
export function EventFill({ registered, capacity }: { registered: number; capacity: number }) {
  const fill = eventFill(registered, capacity)
  return (
    <div className="space-y-2">
      <Badge tone={eventFillTone[fill]}>{eventFillLabel[fill]}</Badge>
      <ProgressBar
        label={copy.seats}
        value={(registered / capacity) * 100}
        tone={eventFillTone[fill]}
        text={copy.seatsTaken(registered, capacity)}
      />
    </div>
  )
}
