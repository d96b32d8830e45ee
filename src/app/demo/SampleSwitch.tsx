import { showSamples } from '../../domain/sample/samples'
import { useSamples } from '../../ui/page/useSamples'
import { SwitchField } from '../../ui/switches/SwitchField'
import { panelCopy as copy } from './panelCopy'

/** Switches between the sample records and only a person's own, as in a live build. */
export function SampleSwitch() {
  const { on } = useSamples()
  return (
    <SwitchField
      label={copy.samplesTitle}
      hint={copy.samplesHint}
      checked={on}
      onChange={(event) => showSamples(event.target.checked)}
    />
  )
}
