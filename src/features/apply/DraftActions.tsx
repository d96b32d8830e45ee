import { useSyncExternalStore } from 'react'
import { logError } from '../../api/log'
import type { GrantValues } from '../../domain/grant-form/grantForm'
import { formatTime } from '../../lib/dates'
import { discardDraft, restoreDraft } from '../../storage/drafts'
import type { DraftWriter } from '../../storage/DraftWriter'
import { storageFailureText } from '../../storage/failure'
import { Banner } from '../../ui/Banner'
import { Button } from '../../ui/Button'
import { confirm, showToast } from '../../ui/notices'
import { useApply } from './ApplyContext'
import { applyCopy as copy, saveCopy } from './copy'

/** Discarding the draft, and what to do when it cannot be saved. */
export function DraftActions({
  writer,
  reopen,
}: {
  writer: DraftWriter
  reopen: (values?: GrantValues) => Promise<void>
}) {
  const { draftId, save } = useApply()
  const { status, failure, savedAt } = useSyncExternalStore(writer.subscribe, writer.read)

  async function discard() {
    const sure = await confirm(copy.discardQuestion, {
      detail: copy.discardDetail,
      confirmLabel: copy.discard,
      danger: true,
    })
    if (!sure) return
    await writer.pause()
    writer.close()
    const draft = await discardDraft(draftId)
    await reopen()
    if (draft === undefined) return
    showToast(copy.discarded, {
      label: copy.undo,
      onAction: () =>
        void restoreDraft(draft)
          .then((restored) => (restored ? reopen() : showToast(copy.notRestored)))
          .catch((error: unknown) => logError('The draft could not be put back', error)),
    })
  }

  return (
    <section aria-label={copy.draft} className="border-t border-line pt-6">
      {status === 'failed' && failure !== undefined && (
        <div className="mb-4">
          <Banner
            tone="bad"
            actions={
              <Button size="small" variant="secondary" onClick={save}>
                {saveCopy.retry}
              </Button>
            }
          >
            {storageFailureText[failure]}{' '}
            {savedAt !== undefined && saveCopy.lastSaved(formatTime(savedAt))}
          </Banner>
        </div>
      )}
      <Button variant="danger" disabled={status === 'blank'} onClick={() => void discard()}>
        {copy.discard}
      </Button>
    </section>
  )
}
