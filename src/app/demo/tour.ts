import { tabValue } from '../../lib/localValue'
import { Store } from '../../lib/store'

const stored = tabValue('tour', (value) => (typeof value === 'number' ? value : null))
const current = new Store(stored.read() ?? undefined)

/**
 * The current stop of the guided tour; undefined when there is no tour. It survives a reload, to which
 * the tour itself invites.
 */
export const tourStop = {
  subscribe: current.subscribe,
  read: current.read,
  set(stop: number | undefined) {
    if (stop === undefined) stored.remove()
    else stored.write(stop)
    current.set(stop)
  },
}
