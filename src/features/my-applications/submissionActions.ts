import type { NavigateFunction } from 'react-router-dom'
import { grantForms } from '../../domain/grant-form/forms'
import { titleOf, type GrantKind } from '../../domain/grant-form/grantForm'
import { paths } from '../../lib/paths'
import { loadDraft } from '../../storage/drafts'
import type { SubmissionRow } from '../../storage/rows'
import { startDraftFrom } from '../../storage/startingPoint'
import { setWithdrawn } from '../../storage/submissions'
import { confirm, showAlert, showToast } from '../../ui/notices'
import { submissionCopy as copy } from './copy'

const formPath: Record<GrantKind, string> = { poc: paths.applyPoc, ipr: paths.applyIpr }

export async function withdraw(submission: SubmissionRow): Promise<void> {
  await told(async () => {
    await setWithdrawn(submission.id, Date.now())
    showToast(copy.withdrawn(titleFor(submission)), {
      label: copy.undo,
      onAction: () => void takeBackWithdrawal(submission),
    })
  })
}

export async function takeBackWithdrawal(submission: SubmissionRow): Promise<void> {
  await told(async () => {
    await setWithdrawn(submission.id, undefined)
    showToast(copy.takenBack(titleFor(submission)))
  })
}

/** A new draft from a submission, then its form; a draft that is there is only replaced when the person says so. */
export async function startNewFrom(
  submission: SubmissionRow,
  navigate: NavigateFunction,
): Promise<void> {
  const form = grantForms[submission.kind]
  await told(async () => {
    const draft = await loadDraft(submission.userId, submission.kind)
    const goOn =
      draft === undefined ||
      (await confirm(copy.replaceDraft(form.name), {
        detail: copy.replaceDetail(titleOf(form, draft.values)),
        confirmLabel: copy.replace,
        cancelLabel: copy.keep,
        danger: true,
      }))
    if (!goOn) return
    await startDraftFrom(submission, draft?.values)
    showToast(copy.started)
    await navigate(formPath[submission.kind])
  })
}

function titleFor({ kind, values }: SubmissionRow): string {
  return titleOf(grantForms[kind], values)
}

/** Does it, or says that this device did not let it. */
async function told(action: () => Promise<void>): Promise<void> {
  try {
    await action()
  } catch {
    await showAlert(copy.failed, copy.failedDetail)
  }
}
