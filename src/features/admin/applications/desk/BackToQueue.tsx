import { ArrowLeft } from 'lucide-react'
import { Button } from '../../../../ui/page/Button'
import { deskCopy as copy } from './copy'

/** Leads back to the queue where it is not beside the pane. */
export function BackToQueue({ onBack }: { onBack: (() => void) | undefined }) {
  if (onBack === undefined) return null
  return (
    <Button variant="quiet" size="small" className="-ml-3" onClick={onBack}>
      <ArrowLeft aria-hidden className="size-5" />
      {copy.back}
    </Button>
  )
}
