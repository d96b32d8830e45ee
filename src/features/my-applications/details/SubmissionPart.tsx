import { useLiveQuery } from 'dexie-react-hooks'
import { ReceiptText, RotateCcw, Undo2 } from 'lucide'
import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { useStillHere } from '../../../auth/useUser'
import type { MyApplication } from '../../../domain/application/myApplication'
import { receiptPath } from '../../../lib/paths'
import type { SubmissionRow } from '../../../storage/rows'
import { listShownFiles } from '../../../storage/applications/shownFiles'
import { getSubmission } from '../../../storage/submissions/submissions'
import { Button, ButtonLink } from '../../../ui/page/Button'
import { submissionCopy as copy } from '../submission/copy'
import { DetailsPart } from './DetailsPart'
import { FileList } from './FileList'
import { HandInPart } from '../submission/HandInPart'
import { SubmissionNotes } from '../submission/SubmissionNotes'
import { startNewFrom, takeBackWithdrawal, withdraw } from '../submission/submissionActions'
import { trackerCopy } from '../tracker/copy'
import { Icon } from '../../../ui/page/Icon'

/** Actions for an application that was submitted on this device. */
export function SubmissionPart({ application }: { application: MyApplication }) {
  const { id } = application
  const navigate = useNavigate()
  const stillHere = useStillHere()
  const submission = useLiveQuery(() => getSubmission(id).catch(() => undefined), [id])
  const files = useLiveQuery(() => listShownFiles(id).catch(() => undefined), [id])
  const starting = useRef<Promise<void>>(undefined)
  if (submission === undefined) return null
  // Copying the files takes a moment: a press meanwhile is the same press.
  function startNew(from: SubmissionRow) {
    starting.current ??= startNewFrom(from, navigate, stillHere).finally(() => {
      starting.current = undefined
    })
  }

  const submitted = files?.filter((file) => file.purpose === undefined) ?? []

  return (
    <DetailsPart title={trackerCopy.title}>
      <SubmissionNotes application={application} submission={submission} />
      <HandInPart application={application} submission={submission} files={files} />
      {submitted.length > 0 && (
        <>
          <h4 className="mt-5 font-semibold">{copy.files}</h4>
          <FileList files={submitted} />
        </>
      )}
      <div className="mt-5 flex flex-wrap gap-2">
        <ButtonLink variant="secondary" to={receiptPath(id)}>
          <Icon shape={ReceiptText} className="size-5" />
          {copy.receipt}
        </ButtonLink>
        <Button variant="secondary" onClick={() => startNew(submission)}>
          <Icon shape={RotateCcw} className="size-5" />
          {copy.startNew}
        </Button>
        {submission.withdrawnAt === undefined ? (
          <Button
            variant="danger"
            once
            onClick={() => void withdraw(submission, application, stillHere)}
          >
            {copy.withdraw}
          </Button>
        ) : (
          <Button
            variant="secondary"
            once
            onClick={() => void takeBackWithdrawal(submission, stillHere)}
          >
            <Icon shape={Undo2} className="size-5" />
            {copy.takeBack}
          </Button>
        )}
      </div>
    </DetailsPart>
  )
}
