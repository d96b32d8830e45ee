import { useEffect, useId } from 'react'
import { sharedComputer } from '../../storage/sealing/sharedComputer'
import { CheckboxField } from '../../ui/fields/CheckboxField'
import { sharedComputerCopy as copy } from './copy'
import { useStore } from '../../lib/react/useStore'

/** Asked once on each device: do other people use it too? Whoever runs a lab may have answered for good. */
export function SharedComputerField() {
  const id = useId()
  const sharing = useStore(sharedComputer, () => null)
  useEffect(() => void sharedComputer.recover(), [])
  const shared = sharing === 'on' || sharing === 'always'
  return (
    <div>
      <CheckboxField
        label={copy.label}
        checked={shared}
        disabled={sharing === 'always'}
        aria-describedby={id}
        onChange={({ target }) => sharedComputer.set(target.checked ? 'on' : 'off')}
      />
      <p id={id} className="pl-9 text-sm text-muted">
        {hint(shared)} {shared && copy.notSaved} {sharing === 'always' && copy.always}
      </p>
    </div>
  )
}

function hint(shared: boolean): string {
  if (sharedComputer.canSeal()) return copy.hint
  return shared ? copy.cannotSeal : copy.wouldNotSeal
}
