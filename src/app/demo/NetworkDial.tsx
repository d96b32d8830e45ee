import { classNames } from '../../lib/classNames'
import { useStore } from '../../lib/react/useStore'
import { demoNetwork, networks } from './network'
import { panelCopy as copy } from './panelCopy'

/** The network between this page and its simulated server; remembered on this device. */
export function NetworkDial() {
  const chosen = useStore(demoNetwork)
  return (
    <fieldset>
      <legend className="sr-only">{copy.networkTitle}</legend>
      <div className="grid gap-2 2xs:grid-cols-3">
        {networks.map((network) => (
          <label
            key={network}
            className={classNames(
              'flex min-h-11 cursor-pointer items-center justify-center rounded-control border px-1 text-center text-sm leading-tight font-semibold has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
              network === chosen
                ? 'border-transparent bg-brand text-on-brand forced-colors:outline-3'
                : 'border-edge text-brand hover:bg-brand-soft',
            )}
          >
            <input
              type="radio"
              name="network"
              checked={network === chosen}
              onChange={() => demoNetwork.choose(network)}
              aria-describedby="network-hint"
              className="sr-only"
            />
            {copy.networks[network]}
          </label>
        ))}
      </div>
      <p id="network-hint" className="mt-1 text-sm text-muted max-sm:sr-only">
        {copy.networkHints[chosen]}
      </p>
    </fieldset>
  )
}
