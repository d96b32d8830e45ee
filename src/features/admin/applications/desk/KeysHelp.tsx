import { Dialog } from '../../../../ui/overlays/Dialog'
import { Button } from '../../../../ui/page/Button'
import { SwitchField } from '../../../../ui/switches/SwitchField'
import { deskCopy as copy, keyNames } from './copy'

/** A list of the keys, and the switch that turns them off. */
export function KeysHelp({
  on,
  onChange,
  onClose,
}: {
  on: boolean
  onChange: (on: boolean) => void
  onClose: () => void
}) {
  return (
    <Dialog
      open
      title={copy.keysOf}
      onClose={onClose}
      actions={<Button onClick={onClose}>{copy.close}</Button>}
    >
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2">
        {keyNames.map(([key, name]) => (
          <div key={key} className="col-span-full grid grid-cols-subgrid">
            <dt>
              <kbd className="rounded-control border border-edge px-2 py-0.5">{key}</kbd>
            </dt>
            <dd>{name}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-4 border-t border-line pt-2">
        <SwitchField
          label={copy.keysOn}
          hint={copy.keysHint}
          checked={on}
          onChange={(event) => onChange(event.target.checked)}
        />
      </div>
    </Dialog>
  )
}
