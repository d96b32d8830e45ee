import { logError } from '../../../api/log'
import { grantForms } from '../../../domain/grant-form/forms'
import { attachmentIds } from '../../../domain/grant-form/grantForm'
import { formatBytes } from '../../../lib/bytes'
import { confirm, showAlert, showToast } from '../../../ui/notices'
import { passportCopy as copy } from './copy'
import { savePassport } from './savePassport'

/** Saves a copy and tells how it went; what is too large may go without its files. */
export async function saveCopyOf(draft: Parameters<typeof savePassport>[0]): Promise<void> {
  try {
    const saved = await savePassport(draft)
    if (saved.ok) {
      showToast(copy.saved(saved.fileName, formatBytes(saved.size)))
      const leftOut = missingFiles(draft)
      if (leftOut > 0) await showAlert(copy.filesLeftOut(leftOut), copy.filesLeftOutDetail)
      return
    }
    const alone = await confirm(copy.tooLargeQuestion, {
      detail: copy.tooLargeDetail,
      confirmLabel: copy.saveAnswers,
    })
    if (alone) await saveCopyOf({ ...draft, attachments: [] })
  } catch (error) {
    logError('The copy could not be saved', error)
    await showAlert(copy.notSaved)
  }
}

function missingFiles({ kind, values, attachments }: Parameters<typeof savePassport>[0]): number {
  const here = new Set(attachments.map((file) => file.id))
  return attachmentIds(grantForms[kind], values).filter((id) => !here.has(id)).length
}
