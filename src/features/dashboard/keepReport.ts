import { uploadTypes } from '../../domain/application/upload'
import { holdForFile } from '../../pwa/unfinished/holdForFile'
import { keepUploads } from '../../storage/applications/uploads'
import { readFiles } from '../../ui/files/readFile'
import { showAlert, showToast } from '../../ui/overlays/notices'
import { applicationsCopy as copy } from './copy'

/** Whether whoever chose the report is still here, and whether it may be kept if they are not. */
type Person = { stillHere: () => boolean; mayKeep: () => boolean }

/** Saves a report with its application on this device, and says so. */
export async function keepReport(
  owner: string,
  files: readonly File[],
  person: Person,
): Promise<void> {
  const kept = await store(owner, files, person).finally(holdForFile())
  if (!person.stillHere()) return
  if ('refusal' in kept) return showAlert(copy.failed, kept.refusal)
  for (const { name } of kept) showToast(copy.reportKept(name))
}

async function store(owner: string, files: readonly File[], { mayKeep }: Person) {
  const read = await readFiles(files, uploadTypes)
  try {
    if (!('refusal' in read) && mayKeep()) await keepUploads(owner, read, 'report')
    return read
  } catch {
    return { refusal: copy.failedDetail }
  }
}
