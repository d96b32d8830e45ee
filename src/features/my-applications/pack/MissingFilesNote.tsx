import { officialFormCopy } from '../../../domain/grant-form/officialForms'
import { shownContent } from '../../../domain/grant-form/shown/shownContent'
import { listed } from '../../../lib/grammar'
import type { AttachmentInfo, SubmissionRow } from '../../../storage/rows'
import { Banner } from '../../../ui/fields/Banner'
import { submissionCopy } from '../submission/copy'
import { checkCopy, packCopy as copy } from './copy'
import { withOwnLabels } from './ownLabels'

/**
 * Says which of an application's files are not here: lost since, or already missing in an earlier
 * version, which submitted without them.
 */
export function MissingFilesNote({
  submission,
  isDue,
  files,
}: {
  submission: SubmissionRow
  /** Whether it is still to be handed in; only then something can be done about the files. */
  isDue: boolean
  /** The files on this device, as they are shown; undefined while they are loading. */
  files: readonly AttachmentInfo[] | undefined
}) {
  const gone = files === undefined ? [] : goneFiles(submission, files)
  const neverThere = withOwnLabels(submission.content.answers, submission).flatMap(
    ({ ownTitle, answers }) =>
      answers
        .filter(({ text }) => text === officialFormCopy.fileMissing)
        .map(({ ownLabel }) => checkCopy.question(ownTitle, ownLabel)),
  )
  return (
    <>
      <Banner tone="warn" className="mb-6">
        {gone.length > 0 &&
          (isDue ? copy.missingToAdd(gone.length, listed(gone)) : copy.missing(listed(gone)))}
      </Banner>
      <Banner tone="warn" className="mb-6">
        {neverThere.length > 0 &&
          (isDue
            ? copy.neverThereToAttach(
                neverThere.length,
                listed(neverThere),
                submissionCopy.startNew,
              )
            : copy.neverThere(neverThere.length, listed(neverThere)))}
      </Banner>
    </>
  )
}

/** Compares name and size; the bytes are checked when the pack is made. */
function goneFiles(submission: SubmissionRow, files: readonly AttachmentInfo[]): string[] {
  const here = files.map(({ name, size }) => `${size} ${name}`)
  return shownContent(submission)
    .attachments.filter(({ name, size }) => {
      const at = here.indexOf(`${size} ${name}`)
      if (at !== -1) here.splice(at, 1)
      return at === -1
    })
    .map(({ name }) => name)
}
