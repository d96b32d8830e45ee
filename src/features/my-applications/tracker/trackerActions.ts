import type { HandIn } from '../../../domain/application/handIn'
import { unlessStale } from '../../../storage/failure'
import { setHandIn } from '../../../storage/submissions/submissions'
import { attempt } from '../../../ui/overlays/act'
import * as failures from '../../../ui/overlays/failureCopy'
import { showAlert, showToast } from '../../../ui/overlays/notices'
import { trackerCopy as copy } from './copy'

/**
 * Saves how far the application is, confirms it with this sentence, and offers to undo it, unless its
 * person is not here any more.
 */
export async function keepHandIn(
  id: string,
  handIn: HandIn,
  said: string,
  stillHere: () => boolean,
): Promise<void> {
  const takeBack = await setHandIn(id, handIn)
  if (!stillHere()) return
  showToast(said, {
    onAction: () => attempt(() => undo(takeBack), failures.undo),
  })
}

async function undo(takeBack: () => Promise<void>): Promise<void> {
  if (await unlessStale(takeBack)) showToast(copy.undone)
  else await showAlert(copy.notUndone, copy.changedSince)
}
