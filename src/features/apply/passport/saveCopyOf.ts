import { logError } from '../../../api/log'
import { knownForm } from '../../../domain/grant-form/forms'
import { attachmentIds } from '../../../domain/grant-form/grantForm'
import { formatBytes } from '../../../lib/answers/bytes'
import { confirm, showAlert, showToast } from '../../../ui/overlays/notices'
import { passportCopy as copy } from './copy'
import { savePassport } from './savePassport'

/** With the draft's id. */
type Draft = Parameters<typeof savePassport>[0] & { id: string }

/** Why files of the draft may not be among those that are given. */
type LeftOut = 'not here' | 'arriving' | 'unread' | 'as chosen'

/**
 * Saves a copy, notes it, and says on the screen how it went. A draft that is too large may be saved
 * without its files.
 */
export async function saveCopyOf(draft: Draft, why: LeftOut = 'not here'): Promise<void> {
  try {
    const saved = await savePassport(draft)
    if (saved.ok) {
      showToast(copy.saved(saved.fileName, formatBytes(saved.size)))
      const leftOut = missingFiles(draft)
      await import('../../../storage/restore-points/besideDraft')
        .then(({ noteCopy }) => noteCopy(draft.id, draft.values, leftOut))
        .catch(() => undefined)
      if (leftOut > 0 && why !== 'as chosen')
        await showAlert(copy.filesLeftOut(leftOut), copy.filesLeftOutDetail[why])
      return
    }
    if (saved.excess !== 'files') {
      await showAlert(copy.notSaved, copy.tooMany[saved.excess])
      return
    }
    const alone = await confirm(copy.tooLargeQuestion, {
      detail: copy.tooLargeDetail,
      confirmLabel: copy.saveAnswers,
    })
    if (alone) await saveCopyOf({ ...draft, attachments: [] }, 'as chosen')
  } catch (error) {
    logError('The copy could not be saved', error)
    await showAlert(copy.notSaved)
  }
}

function missingFiles({ kind, values, attachments }: Draft): number {
  const here = new Set(attachments.map((file) => file.id))
  return attachmentIds(knownForm(kind), values).filter((id) => !here.has(id)).length
}
