import type { NavigateFunction } from 'react-router-dom'
import type { MyApplication } from '../../../domain/application/myApplication'
import { knownForm } from '../../../domain/grant-form/forms'
import { titleOf } from '../../../domain/grant-form/roles'
import { formatDate } from '../../../lib/dates'
import { mustAskBeforeLeaving } from '../../../lib/departure'
import { goTo } from '../../../lib/pageLoading'
import { paths } from '../../../lib/paths'
import { whenSaved } from '../../../pwa/unsaved'
import { loadDraft } from '../../../storage/drafts/drafts'
import { storageFailure, unlessStale } from '../../../storage/failure'
import type { SubmissionRow } from '../../../storage/rows'
import { startDraftFrom } from '../../../storage/begin-again/startingPoint'
import { setWithdrawn } from '../../../storage/submissions/submissions'
import { attempt } from '../../../ui/overlays/act'
import * as failures from '../../../ui/overlays/failureCopy'
import { confirm, showAlert, showToast } from '../../../ui/overlays/notices'
import { submissionCopy as copy } from './copy'
import { whoHasIt } from './whoHasIt'
import { withdrawalCopy } from './withdrawalCopy'

/*
 * What each of these has done is told to whoever asked for it: `stillHere` says whether they are. Who
 * has signed in meanwhile reads no title, undoes nothing, and is led nowhere.
 */

/** Asks first when somebody has the application, who does not hear of it from the portal. */
export async function withdraw(
  submission: SubmissionRow,
  application: MyApplication,
  stillHere: () => boolean,
): Promise<void> {
  const holder = whoHasIt(application)
  const goOn =
    holder === undefined ||
    (await confirm(withdrawalCopy.question(titleFor(submission)), {
      detail:
        holder === 'office'
          ? withdrawalCopy.decided
          : withdrawalCopy.handedIn(formatDate(holder.on), holder.to),
      confirmLabel: withdrawalCopy.withdraw,
      cancelLabel: withdrawalCopy.keep,
      danger: true,
    }))
  if (!goOn) return
  await orTell(async () => {
    await setWithdrawn(submission.id, Date.now())
    if (!stillHere()) return
    showToast(copy.withdrawn(titleFor(submission)), {
      onAction: () => takeBackWithdrawal(submission, stillHere),
    })
  }, stillHere)
}

export async function takeBackWithdrawal(
  submission: SubmissionRow,
  stillHere: () => boolean,
): Promise<void> {
  await orTell(async () => {
    await setWithdrawn(submission.id, undefined)
    if (stillHere()) showToast(copy.takenBack(titleFor(submission)))
  }, stillHere)
}

/**
 * Makes a new draft from a submission and opens its form; an existing draft is replaced only if the
 * person agrees.
 */
export async function startNewFrom(
  submission: SubmissionRow,
  navigate: NavigateFunction,
  stillHere: () => boolean,
): Promise<void> {
  const form = knownForm(submission.kind)
  await orTell(async () => {
    const draft = await loadDraft(submission.userId, submission.kind)
    const goOn =
      draft === undefined ||
      (await confirm(form.replaceDraft, {
        detail: copy.replaceDetail(titleOf(form, draft.values)),
        confirmLabel: copy.replace,
        cancelLabel: copy.keep,
        danger: true,
      }))
    if (!goOn) return
    const takeBack = await startDraftFrom(submission, draft?.values)
    if (!stillHere()) return
    showToast(copy.started, draft && { onAction: () => putBack(takeBack, navigate) })
    await goTo(navigate, form.path)
  }, stillHere)
}

/**
 * First leaves the form and waits until what was typed there is saved, so that nothing is overwritten.
 * Who is asked and stays keeps what is there.
 */
async function putBack(takeBack: () => Promise<void>, navigate: NavigateFunction): Promise<void> {
  await goTo(navigate, paths.myApplications)
  if (mustAskBeforeLeaving(paths.myApplications)) return showAlert(copy.draftNotBack, copy.stayed)
  await whenSaved()
  await attempt(async () => {
    if (await unlessStale(takeBack)) showToast(copy.draftIsBack)
    else await showAlert(copy.draftNotBack, copy.draftChanged)
  }, failures.undo)
}

function titleFor({ kind, values }: SubmissionRow): string {
  return titleOf(knownForm(kind), values)
}

/** Runs the action, or says that this device refused it, unless whoever asked is gone. */
async function orTell(action: () => Promise<void>, stillHere: () => boolean): Promise<void> {
  try {
    await action()
  } catch (error) {
    if (!stillHere()) return
    const newer = storageFailure(error) === 'newer'
    await showAlert(copy.failed, newer ? copy.newerDetail : copy.failedDetail)
  }
}
