import { Button } from '../../ui/page/Button'
import { signOutCopy as copy } from './copy'

/** The choices for a person's work on a shared computer. */
export function Choices({
  drafts,
  onTake,
  onLeave,
  onRemove,
}: {
  /** How many there are to take along. */
  drafts: number
  onTake: () => void
  onLeave: () => void
  onRemove: () => void
}) {
  return (
    <>
      <p>{copy.lead}</p>
      {drafts > 0 && (
        <div>
          <Button variant="secondary" onClick={onTake}>
            {copy.take(drafts)}
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
