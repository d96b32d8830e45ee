import { logError } from '../../../api/log'
import { saveFile } from '../../../lib/saveFile'
import { attachmentsOf } from '../../../storage/attachments'
import type { SubmissionRow } from '../../../storage/rows'
import { showAlert, showToast } from '../../../ui/notices'
import { packCopy as copy } from '../copy'
import { packFiles } from './packFiles'

/** Saves the pack of a submission as one ZIP, and says if some of its files are not as they were. */
export async function savePack(submission: SubmissionRow): Promise<void> {
  try {
    const [{ zipSync }, attachments] = await Promise.all([
      import('fflate'),
      attachmentsOf(submission.id),
    ])
    const { files, missing } = packFiles(submission, attachments)
    // Scans are compressed already: storing them is faster and no larger.
    const zip = zipSync(files, { level: 0 })
    saveFile(`${submission.number.replaceAll('/', '-')} pack.zip`, zip, 'application/zip')
    if (missing.length === 0) showToast(copy.saved)
    else await showAlert(copy.missingFiles, copy.missingFilesDetail(missing.join(', ')))
  } catch (error) {
    logError('The pack could not be made', error)
    await showAlert(copy.failed, copy.failedDetail)
  }
}
