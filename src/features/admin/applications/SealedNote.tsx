import { sharedComputer } from '../../../storage/sealing/sharedComputer'
import { useShared } from '../../../storage/sealing/useShared'
import { Banner } from '../../../ui/fields/Banner'
import { copy } from './copy'

/** On a shared computer the office cannot see what students have submitted there; this says so. */
export function SealedNote() {
  const shared = useShared()
  return shared && sharedComputer.canSeal() ? (
    <Banner tone="info" className="mb-6">
      {copy.sealed}
    </Banner>
  ) : null
}
