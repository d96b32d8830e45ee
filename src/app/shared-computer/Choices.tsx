import { Button } from '../../ui/page/Button'
import { signOutCopy as copy } from './copy'

/** The choices for a person's work on a shared computer. */
export function Choices({
  onTake,
  onLeave,
  onRemove,
}: {
  /** Undefined when there is no draft to take along. */
  onTake: (() => void) | undefined
  onLeave: () => void
  onRemove: () => void
}) {
  return (
    <>
      <p>{copy.lead}</p>
      {onTake !== undefined && (
        <div>
          <Button variant="secondary" onClick={onTake}>
            {copy.take}
          </Button>
          <p className="mt-1 text-sm text-muted">{copy.takeHint}</p>
        </div>
      )}
      <div>
        <Button onClick={onLeave}>{copy.leave}</Button>
        <p className="mt-1 text-sm text-muted">{copy.leaveHint}</p>
      </div>
      <div>
        <Button variant="danger" onClick={onRemove}>
          {copy.remove}
        </Button>
        <p className="mt-1 text-sm text-muted">{copy.removeHint}</p>
      </div>
    </>
  )
}
