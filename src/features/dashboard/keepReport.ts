import { uploadTypes } from '../../domain/application/upload'
import { keepUploads } from '../../storage/applications/uploads'
import { readFiles } from '../../ui/files/readFile'
import { showAlert, showToast } from '../../ui/overlays/notices'
import { applicationsCopy as copy } from './copy'

/** Saves a report with its application on this device, and says so. */
export async function keepReport(owner: string, files: readonly File[]): Promise<void> {
  const read = await readFiles(files, uploadTypes)
  if ('refusal' in read) return showAlert(copy.failed, read.refusal)
  try {
    await keepUploads(owner, read, 'report')
    for (const { name } of read) showToast(copy.reportKept(name))
  } catch {
    await showAlert(copy.failed, copy.failedDetail)
  }
}
