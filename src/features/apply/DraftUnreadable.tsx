import type { StorageFailure } from '../../storage/failure'
import { Banner } from '../../ui/fields/Banner'
import { Button } from '../../ui/page/Button'
import { unreadableCopy as copy } from './copy'

/** Shown instead of a blank form when the device could not read the draft. */
export function DraftUnreadable({ why, onRetry }: { why: StorageFailure; onRetry: () => void }) {
  return (
    <Banner
      tone="bad"
      actions={
        <Button size="small" variant="secondary" onClick={onRetry}>
          {copy.retry}
        </Button>
      }
    >
      {why === 'newer' ? copy.newer : copy.reason(why)}
    </Banner>
  )
}
