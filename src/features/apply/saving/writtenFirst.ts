import type { DraftWriter } from '../../../storage/drafts/DraftWriter'
import { showAlert } from '../../../ui/overlays/notices'
import { writtenCopy as copy } from '../copy'

/**
 * Before the draft on disk is replaced, everything typed must be there. If this device does not keep
 * it, says so with what would replace it, and resolves to false.
 */
export async function writtenFirst(writer: DraftWriter, replaces: string): Promise<boolean> {
  await writer.flush()
  if (writer.read().status !== 'failed') return true
  await showAlert(copy.unsaved, replaces)
  return false
}
