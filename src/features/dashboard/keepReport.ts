import { uploadTypes } from '../../domain/application/upload'
import { holdForFile } from '../../pwa/unfinished/holdForFile'
import { mayKeep } from '../../storage/mayKeep'
import { keepUploads } from '../../storage/applications/uploads'
import { readFiles } from '../../ui/files/readFile'
import { showAlert, showToast } from '../../ui/overlays/notices'
import { applicationsCopy as copy } from './copy'

/** Saves a report with its application on this device, and says so if whoever chose it is still here. */
export async function keepReport(
  owner: string,
  files: readonly File[],
  stillHere: () => boolean,
): Promise<void> {
  const kept = await store(owner, files, stillHere).finally(holdForFile())
  if (!stillHere()) return
  if ('refusal' in kept) return showAlert(copy.failed, kept.refusal)
  for (const { name } of kept) showToast(copy.reportKept(name))
}

async function store(owner: string, files: readonly File[], stillHere: () => boolean) {
  const read = await readFiles(files, uploadTypes)
  try {
    if (!('refusal' in read) && mayKeep(stillHere())) await keepUploads(owner, read, 'report')
    return read
  } catch {
    return { refusal: copy.failedDetail }
  }
}
