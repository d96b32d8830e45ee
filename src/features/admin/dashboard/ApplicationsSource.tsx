import { SourceNote } from '../../../ui/page/SourceNote'
import { useSamples } from '../../../ui/page/useSamples'
import { copy } from './copy'

/** Says where the applications come from: the sample and this device, or only this device. */
export function ApplicationsSource({ className }: { className: string }) {
  const { on } = useSamples()
  return (
    <SourceNote
      source={on ? 'sample' : 'device'}
      text={on ? copy.sourceApplications : copy.sourceOwn}
      className={className}
    />
  )
}
