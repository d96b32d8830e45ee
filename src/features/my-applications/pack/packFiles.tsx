import { knownForm } from '../../../domain/grant-form/forms'
import { titleOf } from '../../../domain/grant-form/roles'
import { redactorOf, type Redact } from '../../../domain/grant-form/redact'
import { demoText } from '../../../lib/files/demoNote'
import { sha256Hex } from '../../../storage/hash'
import type { AttachmentRow, SubmissionRow } from '../../../storage/rows'
import { packCopy as copy, paperCopy } from './copy'
import { answersFile } from './answersFile'
import { uniqueFileNames } from '../../../lib/export/fileNames'
import { PackDocument } from './PackDocument'
import { standaloneHtml } from './standaloneHtml'

/**
 * The pack's files by their names in the ZIP, and the attachments that are missing or changed on this
 * device.
 */
export type PackFiles = { files: Record<string, Uint8Array>; missing: string[] }

/** The document, the answers as data, the attachments as submitted, and later uploads. */
export function packFiles(
  submission: SubmissionRow,
  attachments: readonly AttachmentRow[],
): PackFiles {
  const text = new TextEncoder()
  const later = attachments.filter((file) => file.purpose !== undefined)
  const submitted = attachments.filter((file) => file.purpose === undefined)
  const hashes = new Set(submitted.map((file) => sha256Hex(new Uint8Array(file.bytes))))
  const { number, kind, values } = submission
  const redact = redactorOf(knownForm(kind), values)
  const title = copy.documentTitle(number, titleOf(knownForm(kind), values))
  return {
    files: {
      'application.html': text.encode(
        demoText(
          standaloneHtml(title, paperCopy.foot(number), <PackDocument submission={submission} />),
          'text/html',
        ),
      ),
      'answers.json': text.encode(demoText(answersFile(submission), 'application/json')),
      ...inFolder(copy.attachmentsFolder, submitted, redact),
      ...inFolder(copy.laterFolder, later, redact),
    },
    missing: submission.content.attachments
      .filter((file) => !hashes.has(file.sha256))
      .map((file) => redact(file.name)),
  }
}

function inFolder(
  folder: string,
  files: readonly AttachmentRow[],
  redact: Redact,
): Record<string, Uint8Array> {
  const names = uniqueFileNames(files.map((file) => redact(file.name)))
  return Object.fromEntries(
    files.map((file, index) => [`${folder}/${names[index]}`, new Uint8Array(file.bytes)]),
  )
}
