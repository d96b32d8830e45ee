import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router-dom'
import { log, logError } from '../../../api/log'
import { useStillHere, useUser } from '../../../auth/useUser'
import type { User } from '../../../domain/user/user'
import { lacksEssentials, type Problem } from '../../../domain/grant-form/problems'
import { goTo } from '../../../lib/pageLoading'
import { receiptPath } from '../../../lib/paths'
import { useStore } from '../../../lib/react/useStore'
import { storageFailureText } from '../../../storage/copy'
import { readOwnDetails } from '../../../storage/drafts/ownDetails'
import { MissingFilesError, storageFailure } from '../../../storage/failure'
import { Banner } from '../../../ui/fields/Banner'
import { Button } from '../../../ui/page/Button'
import { showAlert, showToast } from '../../../ui/overlays/notices'
import { useApply } from '../ApplyContext'
import { applyCopy as copy } from '../copy'
import { submitProblems } from './submitProblems'

export type SubmitProps = {
  /** Shows the problems of a failed submit. */
  onProblems: (problems: readonly Problem[]) => void
  /** Answers are being submitted, or were not: what is typed in between would be lost. */
  onSubmitting: (submitting: boolean) => void
}

/** The draft itself may be saved, with no room for a submission beside it. */
const reasons = { ...storageFailureText, ...copy.notKept }

/** Submitting: the exact alerts of spec §5, the error summary, then the receipt. */
export function SubmitSection({ onProblems, onSubmitting }: SubmitProps) {
  const { form, answers, session } = useApply()
  const user = useUser()
  const navigate = useNavigate()
  const { arriving } = session.files
  const waits = useStore(arriving).size > 0
  const [submitting, setSubmitting] = useState(false)
  const [failure, setFailure] = useState<string>()
  const button = useRef<HTMLButtonElement>(null)
  const stillHere = useStillHere()
  /** It waits for a file, and nobody has gone elsewhere meanwhile. */
  const waiting = useRef(false)
  useEffect(
    () => () => {
      if (waiting.current && stillHere()) showToast(copy.calledOff)
      waiting.current = false
    },
    [stillHere],
  )

  async function onSubmit() {
    setFailure(undefined)
    setSubmitting(true)
    waiting.current = true
    await session.files.settled()
    if (!waiting.current) return
    waiting.current = false
    setSubmitting(false)
    const values = structuredClone(answers.getValues())
    const problems = submitProblems(form, values, session)
    if (lacksEssentials(form, values)) await showAlert(copy.missing)
    onProblems(problems)
    if (problems.length > 0) return
    setSubmitting(true)
    onSubmitting(true)
    try {
      const submission = await session.submit(await asCorrected(user), values)
      void dropBeside(session.draftId)
      // Logged but not sent (spec §5).
      log(`${form.name} application submitted`, submission.content)
      await showAlert(form.submitted, copy.submittedDetail)
      // Over the sign-in of the next person it would lead them to a receipt that is not theirs.
      if (stillHere()) await goTo(navigate, receiptPath(submission.id), { replace: true })
    } catch (error) {
      logError('The application could not be submitted', error)
      flushSync(() => {
        setSubmitting(false)
        onSubmitting(false)
      })
      // What is inert loses the focus.
      button.current?.focus()
      if (error instanceof MissingFilesError) onProblems(submitProblems(form, values, session))
      else setFailure(copy.notSubmitted(reasons[storageFailure(error)]))
    }
  }

  return (
    <section aria-label={copy.submit}>
      <p className="mb-4 max-w-prose text-muted">{copy.submitHint}</p>
      {failure !== undefined && (
        <Banner tone="bad" className="mb-4">
          {failure}
        </Banner>
      )}
      <Button ref={button} busy={submitting} onClick={() => void onSubmit()}>
        {submitting ? copy.submitting : copy.submit}
      </Button>
      <p role="status" className="mt-4 max-w-prose empty:absolute">
        {submitting && waits && copy.waitsForFile}
      </p>
    </section>
  )
}

/** With the name and email as the person has corrected them in the profile on this device. */
async function asCorrected(user: User): Promise<User> {
  const { name, email } = await readOwnDetails(user)
  return { ...user, name: name || user.name, email: email || user.email }
}

/** What is kept beside the draft goes with it. If that fails, it goes when a draft is discarded. */
async function dropBeside(draftId: string): Promise<void> {
  try {
    const { forgetBeside } = await import('../../../storage/restore-points/besideDraft')
    await forgetBeside(draftId)
  } catch (error) {
    logError('What was kept beside the draft could not be removed', error)
  }
}
