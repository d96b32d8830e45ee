import { CalendarPlus, CircleCheck } from 'lucide-react'
import type { PortalEvent } from '../../domain/event/event'
import { toIcs } from '../../lib/ics'
import { saveFile } from '../../lib/saveFile'
import { Button } from '../../ui/Button'
import { showToast } from '../../ui/notices'
import { eventsCopy as copy } from './copy'
import type { Registrations } from './useRegistrations'

function saveCalendarFile(event: PortalEvent) {
  const entry = {
    id: event.id,
    title: event.title,
    date: event.date,
    description: `${event.time}. ${event.description}`,
    location: event.location,
  }
  saveFile(`${event.id}.ics`, toIcs([entry], new Date()), 'text/calendar')
  showToast(copy.calendarSaved)
}

/**
 * Register, or what one can do once registered; nothing but the word where registration is closed.
 * Register turns into Unregister in place, so that the focus stays on it.
 */
export function RegisterButtons({
  event,
  registrations,
}: {
  event: PortalEvent
  registrations: Registrations
}) {
  const registered = registrations.isRegistered(event)
  if (!registered && !event.registrationOpen) {
    return (
      <Button size="small" disabled>
        {copy.closed}
      </Button>
    )
  }
  const action = registered ? copy.unregister : copy.register
  return (
    <>
      {registered && (
        <p className="order-first flex w-full items-center gap-2 font-medium text-good">
          <CircleCheck aria-hidden className="size-5 shrink-0" />
          {copy.registered}
        </p>
      )}
      {registered && (
        <Button
          variant="secondary"
          aria-label={`${copy.calendar}: ${event.title}`}
          onClick={() => saveCalendarFile(event)}
        >
          <CalendarPlus aria-hidden className="size-5" />
          {copy.calendar}
        </Button>
      )}
      <Button
        variant={registered ? 'quiet' : 'primary'}
        aria-label={`${action}: ${event.title}`}
        onClick={() =>
          registered ? registrations.unregister(event) : registrations.register(event)
        }
      >
        {action}
      </Button>
    </>
  )
}
