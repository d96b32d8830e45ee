import { useLiveQuery } from 'dexie-react-hooks'
import { Download, Printer, ReceiptText, RotateCcw, Undo2 } from 'lucide-react'
import { useCallback, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { MyApplication } from '../../domain/application/myApplication'
import { receiptPath } from '../../lib/paths'
import { listAttachments } from '../../storage/attachments'
import { getSubmission } from '../../storage/submissions'
import { Button, ButtonLink } from '../../ui/Button'
import { submissionCopy as copy } from './copy'
import { DetailsPart } from './DetailsPart'
import { FileList } from './FileList'
import { CheckAnswersPart } from './pack/CheckAnswersPart'
import { PackDocument } from './pack/PackDocument'
import { PrintedOnce } from './pack/PrintedOnce'
import { savePack } from './pack/savePack'
import { startNewFrom, takeBackWithdrawal, withdraw } from './submissionActions'

/** What can be done with an application that was submitted on this device. */
export function SubmissionPart({ application: { id } }: { application: MyApplication }) {
  const navigate = useNavigate()
  const [printing, setPrinting] = useState(false)
  const stopPrinting = useCallback(() => setPrinting(false), [])
  const submission = useLiveQuery(() => getSubmission(id), [id])
  const files = useLiveQuery(() => listAttachments(id), [id])
  if (submission === undefined) return null
  const submitted = files?.filter((file) => file.purpose === undefined) ?? []

  return (
    <DetailsPart title={copy.title}>
      <p className="mb-4 text-muted">{copy.text}</p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => void savePack(submission)}>
          <Download aria-hidden className="size-5" />
          {copy.pack}
        </Button>
        <Button variant="secondary" onClick={() => setPrinting(true)}>
          <Printer aria-hidden className="size-5" />
          {copy.print}
        </Button>
        <ButtonLink variant="secondary" to={receiptPath(id)}>
          <ReceiptText aria-hidden className="size-5" />
          {copy.receipt}
        </ButtonLink>
        <Button variant="secondary" onClick={() => void startNewFrom(submission, navigate)}>
          <RotateCcw aria-hidden className="size-5" />
          {copy.startNew}
        </Button>
        {submission.withdrawnAt === undefined ? (
          <Button variant="danger" onClick={() => void withdraw(submission)}>
            {copy.withdraw}
          </Button>
        ) : (
          <Button variant="secondary" onClick={() => void takeBackWithdrawal(submission)}>
            <Undo2 aria-hidden className="size-5" />
            {copy.takeBack}
          </Button>
        )}
      </div>
      {submitted.length > 0 && (
        <>
          <h4 className="mt-5 font-semibold">{copy.files}</h4>
          <FileList files={submitted} />
        </>
      )}
      <CheckAnswersPart submission={submission} />
      {printing && (
        <PrintedOnce onDone={stopPrinting}>
          <PackDocument submission={submission} />
        </PrintedOnce>
      )}
    </DetailsPart>
  )
}
