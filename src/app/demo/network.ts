import { localValue } from '../../lib/localValue'
import { Store } from '../../lib/store'
import { pretendOffline } from '../../pwa/useOnline'

/** The networks that a demo can be shown on; `mocks/network.ts` simulates them. */
export const networks = ['fine', 'slow', 'lossy', 'captive', 'down', 'offline'] as const
export type Network = (typeof networks)[number]

const stored = localValue(
  'demoNetwork',
  (text) => networks.find((network) => network === text) ?? null,
)
const chosen = new Store<Network>('fine')
/** Whether an action of the controls is under way; there is one at a time. */
let acting = false

/** The chosen network, remembered on this device. */
export const demoNetwork = {
  subscribe: chosen.subscribe,
  read: chosen.read,
  /** The network that a call meets: what the controls themselves do always gets through. */
  ofCalls: (): Network => (acting ? 'fine' : chosen.read()),
  async getThrough<Result>(action: () => Promise<Result>): Promise<Result> {
    acting = true
    try {
      return await action()
    } finally {
      acting = false
    }
  },
  choose(network: Network) {
    stored.write(network)
    demoNetwork.pretend(network)
  },
  /** As `choose`, and forgotten with the page. */
  pretend(network: Network) {
    pretendOffline(network === 'offline')
    chosen.set(network)
  },
  /** Applies the remembered choice when the page starts. */
  restore() {
    demoNetwork.pretend(stored.read() ?? 'fine')
  },
}
