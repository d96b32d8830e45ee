import { useSyncExternalStore } from 'react'
import { logError } from '../../api/log'
import type { GrantValues } from '../../domain/grant-form/grantForm'
import { usePersistence } from '../../pwa/usePersistence'
import { discardDraft, restoreDraft } from '../../storage/drafts'
import type { DraftWriter } from '../../storage/DraftWriter'
import { Button } from '../../ui/Button'
import { confirm, showToast } from '../../ui/notices'
import { useApply } from './ApplyContext'
import { applyCopy as copy } from './copy'

/** Discarding the draft, and what the browser promises about keeping it. */
export function DraftActions({
  writer,
  reopen,
}: {
  writer: DraftWriter
  reopen: (values?: GrantValues) => Promise<void>
}) {
  const { draftId } = useApply()
  const blank = useSyncExternalStore(writer.subscribe, () => writer.read().status === 'blank')
  const promise = usePersistence(!blank)

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
    <section aria-label={copy.draft} className="space-y-4">
      {!blank && promise.text !== undefined && <p className="text-muted">{promise.text}</p>}
      <Button variant="danger" disabled={blank} onClick={() => void discard()}>
        {copy.discard}
      </Button>
    </section>
  )
}
