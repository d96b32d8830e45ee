import type { Network } from './network'

export const stripCopy = {
  note: 'Demo: sample data, nothing leaves this device',
  label: 'Demo',
  network: {
    fine: 'Network: fine',
    slow: 'Network: slow Wi-Fi',
    lossy: 'Network: unsteady',
    captive: 'Network: Wi-Fi login',
    down: 'Network: server down',
    offline: 'Network: offline',
  } satisfies Record<Network, string>,
}
