import { isUploadable } from '../../domain/application/upload'
import { keepUploads } from '../../storage/submissions/uploads'
import { showAlert, showToast } from '../../ui/overlays/notices'
import { applicationsCopy as copy } from './copy'

/** Saves a report with its application on this device, and says so. */
export async function keepReport(owner: string, files: readonly File[]): Promise<void> {
  const [file] = files
  if (file === undefined) return
  if (!isUploadable(file.name)) {
    await showAlert(copy.refused(file.name), copy.refusedDetail)
    return
  }
  try {
    await keepUploads(owner, [file], 'report')
    showToast(copy.reportKept(file.name))
  } catch {
    await showAlert(copy.failed, copy.failedDetail)
  }
}
