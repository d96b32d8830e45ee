import { useAuth } from '../../auth/AuthContext'
import type { PortalEvent } from '../../domain/event/event'
import { useAdoptedSetting } from '../../storage/settings/useAdoptedSetting'
import { showToast } from '../../ui/overlays/notices'
import { eventsCopy as copy } from './copy'
import { tellNotKept } from './tellNotKept'

/** The events that the person has registered for on this device, and a function to change that. */
export function useRegistrations() {
  // As what is typed, it stays with its person while a session has ended.
  const { person } = useAuth()
  const userId = person?.id ?? ''
  const [ids, keep] = useAdoptedSetting<string[]>(userId, 'event-registrations', both)

  async function set(event: PortalEvent, registered: boolean, undoable = true) {
    const kept = await keep((before = []) => {
      const others = before.filter((id) => id !== event.id)
      return registered ? [...others, event.id] : others
    })
    if (!kept) await tellNotKept(userId)
    else if (undoable) {
      showToast(registered ? copy.registeredFor(event.title) : copy.unregisteredFrom(event.title), {
        onAction: () => set(event, !registered, false),
      })
    }
  }

  return { isRegistered: ({ id }: PortalEvent) => ids?.includes(id) ?? false, set }
}

export type Registrations = ReturnType<typeof useRegistrations>

function both(own: readonly string[] = [], visitors: readonly string[]): string[] {
  return Array.from(new Set([...own, ...visitors]))
}
