import { eventFill } from '../../lib/thresholds'
import { Badge } from '../../ui/Badge'
import { ProgressBar } from '../../ui/ProgressBar'
import { eventsCopy as copy } from './copy'

const tones = { 'Almost Full': 'bad', 'Filling Fast': 'warn', Available: 'good' } as const

/** How full an event is: the badge of spec §4, and a bar with the figures. */
export function EventFill({ registered, capacity }: { registered: number; capacity: number }) {
  const fill = eventFill(registered, capacity)
  return (
    <div className="space-y-2">
      <Badge tone={tones[fill]}>{fill}</Badge>
      <ProgressBar
        label={copy.seats}
        value={(registered / capacity) * 100}
        tone={tones[fill]}
        text={`${registered} ${copy.of} ${capacity}`}
      />
    </div>
  )
}
