import { useSyncExternalStore } from 'react'
import { demoNetwork, networks } from './network'
import { panelCopy as copy } from './panelCopy'
import { networkNames } from './stripCopy'

/** The network between this page and its played server; remembered on this device. */
export function NetworkDial() {
  const chosen = useSyncExternalStore(demoNetwork.subscribe, demoNetwork.read)
  return (
    <fieldset className="grid gap-x-6 sm:grid-cols-2">
      <legend className="sr-only">{copy.networkTitle}</legend>
      {networks.map((network) => (
        <div key={network} className="flex items-start gap-3 py-1.5">
          <input
            type="radio"
            id={`network-${network}`}
            name="network"
            checked={network === chosen}
            onChange={() => demoNetwork.choose(network)}
            aria-describedby={`network-${network}-hint`}
            className="mt-1 size-5 shrink-0 accent-brand"
          />
          <div className="min-h-11">
            <label htmlFor={`network-${network}`} className="font-medium">
              {networkNames[network]}
            </label>
            <p id={`network-${network}-hint`} className="text-sm text-muted">
              {copy.networkHints[network]}
            </p>
          </div>
        </div>
      ))}
    </fieldset>
  )
}
