import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { logError } from '../../api/log'
import { useUser } from '../../auth/UserContext'
import { lacksEssentials, problemsOf, type Problem } from '../../domain/grant-form/problems'
import { receiptPath } from '../../lib/paths'
import type { DraftWriter } from '../../storage/DraftWriter'
import { storageFailure, storageFailureText } from '../../storage/failure'
import { Banner } from '../../ui/Banner'
import { Button } from '../../ui/Button'
import { showAlert } from '../../ui/notices'
import { useApply } from './ApplyContext'
import { applyCopy as copy } from './copy'
import { submit } from './submit'

/** Submitting: the exact alerts of spec §5, the error summary, and then the receipt. */
export function SubmitSection({
  writer,
  onProblems,
}: {
  writer: DraftWriter
  onProblems: (problems: readonly Problem[]) => void
}) {
  const { definition, form } = useApply()
  const user = useUser()
  const navigate = useNavigate()
  const [submitting, setSubmitting] = useState(false)
  const [failure, setFailure] = useState<string>()

  async function onSubmit() {
    setFailure(undefined)
    const values = structuredClone(form.getValues())
    const problems = problemsOf(definition, values)
    if (lacksEssentials(definition, values)) await showAlert(copy.missing)
    onProblems(problems)
    if (problems.length > 0) return
    setSubmitting(true)
    try {
      const submission = await submit(definition, user, values, writer)
      await showAlert(copy.submitted(definition), copy.submittedDetail)
      await navigate(receiptPath(submission.id), { replace: true })
    } catch (error) {
      logError('The application could not be submitted', error)
      setFailure(`${copy.notSubmitted} ${storageFailureText[storageFailure(error)]}`)
      setSubmitting(false)
    }
  }

  return (
    <section aria-label={copy.submit}>
      <p className="mb-4 max-w-prose text-muted">{copy.submitHint}</p>
      {failure !== undefined && (
        <div className="mb-4">
          <Banner tone="bad">{failure}</Banner>
        </div>
      )}
      <Button disabled={submitting} onClick={() => void onSubmit()}>
        {submitting ? copy.submitting : copy.submit}
      </Button>
    </section>
  )
}
