import { savedMoment } from '../../../domain/grant-form/savedMoment'
import { storageFailureText } from '../../../storage/copy'
import type { DraftWriter } from '../../../storage/drafts/DraftWriter'
import type { StorageFailure } from '../../../storage/failure'
import { Dialog } from '../../../ui/overlays/Dialog'
import { Button } from '../../../ui/page/Button'
import { saveStatusCopy } from '../copy'
import { arrivingCopy, leaveCopy as copy } from './leaveCopy'
import { useSaveCopy } from '../passport/useSaveCopy'

/**
 * Asked before leaving a form whose last changes are only in this tab: what is safe, and an offer to
 * save a copy. What is arriving is in no copy yet.
 */
export function LeaveQuestion({
  writer,
  failure,
  savedAt,
  onStay,
  onLeave,
}: {
  writer: DraftWriter
  failure: StorageFailure | 'arriving'
  /** When the draft was last saved on this device, if ever. */
  savedAt: number | undefined
  onStay: () => void
  onLeave: () => void
}) {
  const { saving, saveCopy } = useSaveCopy(writer)
  const { title, leave } = failure === 'arriving' ? arrivingCopy : copy
  return (
    <Dialog
      open
      title={title}
      onClose={onStay}
      actions={
        <>
          <Button variant="danger" onClick={onLeave}>
            {leave}
          </Button>
          {failure !== 'arriving' && (
            <Button variant="secondary" busy={saving} onClick={saveCopy}>
              {saveStatusCopy.saveACopy}
            </Button>
          )}
          <Button onClick={onStay}>{copy.stay}</Button>
        </>
      }
    >
      {failure === 'arriving' ? (
        <p>{arrivingCopy.text}</p>
      ) : (
        <>
          <p>{storageFailureText[failure]}</p>
          <p className="mt-2">
            {savedAt === undefined ? copy.nothingKept : copy.keptUntil(savedMoment(savedAt))}
          </p>
        </>
      )}
    </Dialog>
  )
}
