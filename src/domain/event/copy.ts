import type { EventFill } from '../../lib/thresholds'
import type { EventType } from './event'

export const eventTypeLabel: Record<EventType, string> = {
  workshop: 'Workshop',
  competition: 'Competition',
  training: 'Training',
  conference: 'Conference',
}

/** How full an event is (spec §4). */
export const eventFillLabel: Record<EventFill, string> = {
  'almost-full': 'Almost Full',
  'filling-fast': 'Filling Fast',
  available: 'Available',
}
