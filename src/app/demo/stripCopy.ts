import type { Network } from './network'

export const stripCopy = {
  note: 'Demo: sample data, nothing leaves this device',
  label: 'Demo',
  network: (name: Network) => `Network: ${networkNames[name].toLowerCase()}`,
}

/** Short names of the networks, for the strip and the panel. */
export const networkNames: Record<Network, string> = {
  fine: 'Fine',
  slow: 'Slow campus Wi-Fi',
  lossy: 'Drops every third call',
  captive: 'Captive portal',
  down: 'Server down',
  offline: 'Offline',
}
