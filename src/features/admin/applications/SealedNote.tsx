import { useSyncExternalStore } from 'react'
import { sharedComputer } from '../../../storage/sealing/sharedComputer'
import { Banner } from '../../../ui/fields/Banner'
import { copy } from './copy'

const hidesSubmissions = () => sharedComputer.isShared() && sharedComputer.canSeal()

/** On a shared computer the office cannot see what students have submitted there; this says so. */
export function SealedNote() {
  const hidden = useSyncExternalStore(sharedComputer.subscribe, hidesSubmissions, () => false)
  return hidden ? (
    <Banner tone="info" className="mb-6">
      {copy.sealed}
    </Banner>
  ) : null
}
