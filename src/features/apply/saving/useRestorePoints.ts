import { useEffect, useRef } from 'react'
import type { GrantForm, GrantValues } from '../../../domain/grant-form/grantForm'
import type { RestoreKeeper } from '../../../storage/restore-points/RestoreKeeper'
import type { OpenedDraft } from '../../../storage/drafts/draftState'

/**
 * Keeps earlier states of a draft while it is edited. Loaded after the form, so that typing never
 * waits for it.
 */
export function useRestorePoints(
  form: GrantForm,
  draftId: string,
  opened: OpenedDraft,
  stepId: string,
): void {
  const { writer, values } = opened
  const keeping = useRef<RestoreKeeper>(null)
  useEffect(() => {
    let current = true
    // Only a safety net: the form works without it.
    watchDraft().catch(() => {
      if (current) stopWatching()
    })
    return () => {
      current = false
      stopWatching()
      keeping.current = null
    }

    function stopWatching() {
      writer.onSaved = undefined
    }

    async function watchDraft() {
      // What is written before the keeper is here.
      const early: GrantValues[] = []
      writer.onSaved = (written) => early.push(written)
      const [{ RestoreKeeper }, { keepState }] = await Promise.all([
        import('../../../storage/restore-points/RestoreKeeper'),
        import('../../../storage/restore-points/besideDraft'),
      ])
      if (!current) return
      const keeper = new RestoreKeeper(values, (...state) => keepState(form, draftId, ...state))
      keeping.current = keeper
      for (const written of early) keeper.saw(written)
      writer.onSaved = (written) => keeper.saw(written)
    }
  }, [form, draftId, writer, values])

  // Leaving a step is a good moment for a restore point.
  useEffect(() => () => keeping.current?.keep('step-left'), [stepId])
}
