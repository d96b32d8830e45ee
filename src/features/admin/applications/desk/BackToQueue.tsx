import { ArrowLeft } from 'lucide'
import { Button } from '../../../../ui/page/Button'
import { deskCopy as copy } from './copy'
import { Icon } from '../../../../ui/page/Icon'

/** Leads back to the queue where it is not beside the pane. */
export function BackToQueue({ onBack }: { onBack: (() => void) | undefined }) {
  if (onBack === undefined) return null
  return (
    <Button variant="quiet" size="small" className="-ml-3" onClick={onBack}>
      <Icon shape={ArrowLeft} className="size-5" />
      {copy.back}
    </Button>
  )
}
