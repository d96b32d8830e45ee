import { useState, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router-dom'
import { usePersistence } from '../../pwa/usePersistence'
import { persistenceText } from '../../storage/copy'
import { discard } from '../../storage/drafts/discard'
import type { DraftWriter } from '../../storage/drafts/DraftWriter'
import { act, attempt } from '../../ui/overlays/act'
import { confirm, showToast } from '../../ui/overlays/notices'
import { useQuestionsHere } from '../../ui/overlays/useQuestionsHere'
import { Button } from '../../ui/page/Button'
import { useApply } from './ApplyContext'
import { applyCopy as copy } from './copy'
import { RestorePart } from './lateParts'
import { openingOf } from './undone'

/** Discards the draft, and says what the browser promises about keeping it. */
export function DraftActions({ writer }: { writer: DraftWriter }) {
  const { form, session } = useApply()
  const navigate = useNavigate()
  const blank = useSyncExternalStore(writer.subscribe, () => writer.read().status === 'blank')
  const promise = persistenceText[usePersistence(!blank)]
  const [choosing, setChoosing] = useState(false)
  const [discarding, setDiscarding] = useState(false)
  // Another tab may take the draft meanwhile: what is discarded then was typed there.
  useQuestionsHere()

  async function ask() {
    const sure = await confirm(copy.discardQuestion, {
      detail: copy.discardDetail,
      confirmLabel: copy.discard,
      danger: true,
    })
    if (sure) act(() => discardAndOffer().finally(() => setDiscarding(false)), copy.notDiscarded)
  }

  async function discardAndOffer() {
    // It waits for a file on its way.
    setDiscarding(true)
    // First: if it does not come, nothing is discarded.
    const { forgetBeside } = await import('../../storage/restore-points/besideDraft')
    const restore = await discard(session)
    // What is kept beside the draft goes with it, and comes back with it.
    const putBack = await forgetBeside(session.draftId).catch(() => undefined)
    // Redirects to where the applicant stopped: in a blank draft, the first step.
    if (session.state.read().at !== 'closed') void navigate(form.path, { replace: true })
    showToast(copy.discarded, {
      of: openingOf(session.draftId),
      onAction: () => attempt(() => undo(restore, putBack), copy.notRestored),
    })
  }

  return (
    <section aria-label={copy.draft} className="space-y-4">
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" busy={discarding} onClick={() => setChoosing(true)}>
          {copy.earlierStates}
        </Button>
        <Button variant="danger" disabled={blank} busy={discarding} onClick={() => void ask()}>
          {discarding ? copy.discarding : copy.discard}
        </Button>
      </div>
      {/* Last, because the browser answers late, and nothing may move then. */}
      {!blank && promise !== undefined && <p className="text-muted">{promise}</p>}
      {choosing && <RestorePart writer={writer} onClose={() => setChoosing(false)} />}
    </section>
  )
}

async function undo(
  restore: () => Promise<boolean>,
  putBack: (() => Promise<void>) | undefined,
): Promise<void> {
  if (!(await restore())) return showToast(copy.notPutBack)
  if (putBack !== undefined) await attempt(putBack, copy.statesNotBack)
}
