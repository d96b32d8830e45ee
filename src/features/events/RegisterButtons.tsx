import { CalendarPlus, CircleCheck } from 'lucide'
import type { PortalEvent } from '../../domain/event/event'
import { saveCalendarFile } from '../../lib/export/saveCalendarFile'
import { Button } from '../../ui/page/Button'
import { showToast } from '../../ui/overlays/notices'
import { eventsCopy as copy } from './copy'
import type { Registrations } from './useRegistrations'
import { Icon } from '../../ui/page/Icon'

function saveEvent(event: PortalEvent) {
  const description = copy.calendarText(event.time, event.description)
  saveCalendarFile(event.id, [{ ...event, description }])
  showToast(copy.calendarSaved)
}

/**
 * Register, or the actions after registering; only a label when registration is closed. Register
 * turns into Unregister in place, so that it keeps the focus.
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
  return (
    <>
      {registered && (
        <>
          <p className="order-first flex w-full items-center gap-2 font-medium text-good">
            <Icon shape={CircleCheck} className="size-5 shrink-0" />
            {copy.registered}
          </p>
          <Button
            variant="secondary"
            aria-label={copy.calendarOf(event.title)}
            once
            onClick={() => saveEvent(event)}
          >
            <Icon shape={CalendarPlus} className="size-5" />
            {copy.calendar}
          </Button>
        </>
      )}
      <Button
        variant={registered ? 'quiet' : 'primary'}
        once
        aria-label={registered ? copy.unregisterFrom(event.title) : copy.registerFor(event.title)}
        onClick={() => void registrations.set(event, !registered)}
      >
        {registered ? copy.unregister : copy.register}
      </Button>
    </>
  )
}
