import { Button } from './Button'
import { missingPartCopy as copy } from './copy'

/**
 * Says at the foot of the screen that a part could not be loaded: often it is a dialog, which has no
 * place of its own in the page.
 */
export function MissingPart({
  why,
  onRetry,
  onClose,
}: {
  why?: string | undefined
  onRetry: () => void
  onClose: (() => void) | undefined
}) {
  return (
    <div
      role="alert"
      className="no-print fixed inset-x-4 bottom-[calc(1rem+var(--status-room))] z-60 mx-auto flex max-w-xl flex-wrap items-center gap-2 rounded-card border border-line bg-surface p-4 text-left text-base font-normal text-ink shadow-float"
    >
      {why !== undefined && <p className="w-full font-semibold">{why}</p>}
      <p className="w-full">{copy.text}</p>
      <Button size="small" onClick={onRetry}>
        {copy.retry}
      </Button>
      <Button size="small" variant="secondary" onClick={() => location.reload()}>
        {copy.reload}
      </Button>
      {onClose !== undefined && (
        <Button size="small" variant="quiet" onClick={onClose}>
          {copy.close}
        </Button>
      )}
    </div>
  )
}
