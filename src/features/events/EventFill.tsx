import { eventFillLabel } from '../../domain/event/copy'
import { eventFill } from '../../lib/thresholds'
import { Badge } from '../../ui/page/Badge'
import { ProgressBar } from '../../ui/lists/ProgressBar'
import { eventsCopy as copy } from './copy'

const tones = { 'almost-full': 'bad', 'filling-fast': 'warn', available: 'good' } as const

/** How full an event is: the badge of spec §4, and a bar with figures. */
export function EventFill({ registered, capacity }: { registered: number; capacity: number }) {
  const fill = eventFill(registered, capacity)
  return (
    <div className="space-y-2">
      <Badge tone={tones[fill]}>{eventFillLabel[fill]}</Badge>
      <ProgressBar
        label={copy.seats}
        value={(registered / capacity) * 100}
        tone={tones[fill]}
        text={copy.seatsTaken(registered, capacity)}
      />
    </div>
  )
}
