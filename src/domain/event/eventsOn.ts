import { movedDate, movedYear } from '../sample/movedDates'
import type { Samples } from '../sample/samples'
import type { PastEvent, PortalEvent } from './event'
import { pastEvents, upcomingEvents } from './sample'

/** The upcoming and past events as of a day; none without sample data. */
export function eventsOn({ on, today }: Samples): { upcoming: PortalEvent[]; past: PastEvent[] } {
  if (!on) return { upcoming: [], past: [] }
  return {
    upcoming: upcomingEvents.map((event) => moved(event, today)),
    past: pastEvents.map((event) => moved(event, today)),
  }
}

function moved<Event extends { title: string; date: string }>(event: Event, today: string): Event {
  const { title, date } = event
  return { ...event, title: movedYear(title, date, today), date: movedDate(date, today) }
}
