import { tabValue } from '../../lib/localValue'
import { Store } from '../../lib/store'

/** What is left of the guided tour after a reload, to which the tour itself invites. */
export const reachedStop = tabValue<number>('tour')

/** The current stop of the guided tour; undefined when there is no tour. */
export const tourStop = new Store(reachedStop.read() ?? undefined)

/** Ends the guided tour, also for a reload. The network stays as it is. */
export function endTour(): void {
  reachedStop.remove()
  tourStop.set(undefined)
}
