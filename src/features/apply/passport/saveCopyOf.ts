import { logError } from '../../../api/log'
import { knownForm } from '../../../domain/grant-form/forms'
import { attachmentIds } from '../../../domain/grant-form/grantForm'
import { formatBytes } from '../../../lib/bytes'
import { confirm, showAlert, showToast } from '../../../ui/overlays/notices'
import { passportCopy as copy } from './copy'
import { savePassport } from './savePassport'

/**
 * Saves a copy and says on the screen how it went; resolves with the number of files that are not in
 * it, undefined if none was saved. A draft that is too large may be saved without its files.
 */
export async function saveCopyOf(
  draft: Parameters<typeof savePassport>[0],
): Promise<number | undefined> {
  try {
    const saved = await savePassport(draft)
    if (saved.ok) {
      showToast(copy.saved(saved.fileName, formatBytes(saved.size)))
      const leftOut = missingFiles(draft)
      if (leftOut > 0) await showAlert(copy.filesLeftOut(leftOut), copy.filesLeftOutDetail)
      return leftOut
    }
    if (saved.excess !== 'files') {
      await showAlert(copy.notSaved, copy.tooMany[saved.excess])
      return undefined
    }
    const alone = await confirm(copy.tooLargeQuestion, {
      detail: copy.tooLargeDetail,
      confirmLabel: copy.saveAnswers,
    })
    return alone ? await saveCopyOf({ ...draft, attachments: [] }) : undefined
  } catch (error) {
    logError('The copy could not be saved', error)
    await showAlert(copy.notSaved)
    return undefined
  }
}

function missingFiles({ kind, values, attachments }: Parameters<typeof savePassport>[0]): number {
  const here = new Set(attachments.map((file) => file.id))
  return attachmentIds(knownForm(kind), values).filter((id) => !here.has(id)).length
}
