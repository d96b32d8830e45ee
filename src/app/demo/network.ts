import { pretendOffline } from '../../pwa/useOnline'

/** The networks that a demo can be shown on; `mocks/network.ts` plays them. */
export const networks = ['fine', 'slow', 'lossy', 'captive', 'down', 'offline'] as const
export type Network = (typeof networks)[number]

const key = 'demoNetwork'
const listeners = new Set<() => void>()
// Where local storage is blocked the choice lasts as long as the page.
let memory: Network | undefined

/** The chosen network, remembered on this device. */
export const demoNetwork = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  read(): Network {
    memory ??= stored()
    return memory
  },
  choose(network: Network) {
    memory = network
    try {
      localStorage.setItem(key, network)
    } catch {
      // Blocked storage: `memory` holds it.
    }
    pretendOffline(network === 'offline')
    for (const listener of listeners) listener()
  },
  /** Tells the rest of the portal of a remembered choice, when the page starts. */
  restore() {
    if (this.read() === 'offline') pretendOffline(true)
  },
}

function stored(): Network {
  try {
    const value = localStorage.getItem(key)
    return networks.find((network) => network === value) ?? 'fine'
  } catch {
    return 'fine'
  }
}
