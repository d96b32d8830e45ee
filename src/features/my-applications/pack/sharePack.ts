import { logError } from '../../../api/log'
import { demoName } from '../../../lib/files/demoNote'
import { listed } from '../../../lib/grammar'
import { saveFile } from '../../../lib/files/saveFile'
import { zipTime } from '../../../lib/files/zipTime'
import { attachmentsOf } from '../../../storage/attachments'
import type { SubmissionRow } from '../../../storage/rows'
import { showAlert, showToast } from '../../../ui/overlays/notices'
import { packCopy as copy } from './copy'
import { packFiles, type PackFiles } from './packFiles'

/** Whether this device has a share sheet that accepts files. */
export function canShareFiles(): boolean {
  // Missing outside secure contexts and in browsers that cannot share files, although the types say
  // otherwise.
  const { canShare } = navigator as Partial<Pick<Navigator, 'canShare'>>
  const files = [new File([], 'a.pdf', { type: 'application/pdf' })]
  return canShare?.call(navigator, { files }) ?? false
}

/** Saves the pack of a submission as one ZIP, and says if some of its files are missing or changed. */
export async function savePack(submission: SubmissionRow): Promise<void> {
  await withPack(submission, async (pack) => {
    saveZip(submission, await zipOf(pack))
    if (pack.missing.length === 0) showToast(copy.saved)
  })
}

/**
 * Passes the pack to the share sheet. If the browser then refuses these files, the pack is saved
 * instead: no browser says so beforehand.
 */
export async function sharePack(submission: SubmissionRow): Promise<void> {
  await withPack(submission, async (pack) => {
    const zip = await zipOf(pack)
    try {
      const files = takesZips() ? [zipFile(submission, zip)] : looseFiles(pack)
      await navigator.share({ files, title: submission.number })
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return
      saveZip(submission, zip)
      showToast(copy.cannotShare)
    }
  })
}

async function withPack(
  submission: SubmissionRow,
  give: (pack: PackFiles) => Promise<void>,
): Promise<void> {
  try {
    const pack = packFiles(submission, await attachmentsOf(submission.id))
    await give(pack)
    const { missing } = pack
    if (missing.length > 0)
      await showAlert(
        copy.missingFiles(missing.length),
        copy.missingFilesDetail(missing.length, listed(missing)),
      )
  } catch (error) {
    logError('The pack could not be made', error)
    await showAlert(copy.failed, copy.failedDetail)
  }
}

async function zipOf({ files }: PackFiles): Promise<Uint8Array<ArrayBuffer>> {
  const { zipSync } = await import('fflate')
  // Scans are compressed already: storing them is faster and no larger.
  return zipSync(files, { level: 0, mtime: zipTime() })
}

/**
 * Chromium refuses ZIP and JSON in the share sheet, and says so only afterwards. Only Chromium has
 * this interface.
 */
function takesZips(): boolean {
  return !('userAgentData' in navigator)
}

function zipName({ number }: SubmissionRow): string {
  return copy.zipName(number.replaceAll('/', '-'))
}

function saveZip(submission: SubmissionRow, zip: Uint8Array<ArrayBuffer>): void {
  saveFile(zipName(submission), zip, 'application/zip')
}

function zipFile(submission: SubmissionRow, zip: Uint8Array<ArrayBuffer>): File {
  return new File([zip], demoName(zipName(submission)), { type: 'application/zip' })
}

/** The pack's files one by one, the printed application first; answers.json as plain text. */
function looseFiles({ files }: PackFiles): File[] {
  return Object.entries(files).map(([path, bytes]) => {
    const name = path.slice(path.lastIndexOf('/') + 1)
    const shared = name === 'answers.json' ? 'answers.txt' : name
    return new File([new Uint8Array(bytes)], demoName(shared), { type: typeOf(shared) })
  })
}

const types: Record<string, string> = {
  html: 'text/html',
  txt: 'text/plain',
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
}

function typeOf(name: string): string {
  return types[name.slice(name.lastIndexOf('.') + 1).toLowerCase()] ?? 'application/octet-stream'
}
