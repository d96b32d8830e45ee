import { useUser } from '../../../auth/useUser'
import { decisionDone } from '../../../domain/application/copy'
import type { DecisionKind } from '../../../domain/application/decision'
import { calledName } from '../../../domain/user/calledName'
import { decide } from '../../../storage/office/decisions'
import type { OfficeApplication } from '../../../storage/office/officeApplications'
import { attempt } from '../../../ui/overlays/act'
import * as failures from '../../../ui/overlays/failureCopy'
import { useOwnNotices, type OwnNotices } from '../useOwnNotices'
import { whyNotKept } from '../whyNotKept'
import { decisionCopy as copy } from './copy'
import type { Remarks } from './useRemarks'

/** What is said with a decision, and under which key of `Remarks` it was typed. */
type Remark = { of: string; text: string }

/**
 * Nothing was decided if another tab was first, or if it is so already; it failed if the device refused
 * it, and that was read.
 */
type Outcome = 'decided' | 'nothing' | 'failed'

/**
 * Saves a decision on this device in the name of the signed-in administrator, and offers to undo it,
 * which gives its remark back. The device stores one after the other, in the order in which they were made.
 */
export function useDecide(remarks: Remarks) {
  const user = useUser()
  const { showAlert, showToast } = useOwnNotices()
  return async (
    applications: readonly OfficeApplication[],
    to: DecisionKind,
    remark?: Remark,
  ): Promise<Outcome> => {
    const asked = titlesOf(applications)
    try {
      const text = remark?.text.trim() ?? ''
      const decision = { to, by: calledName(user), userId: user.id, remark: text }
      const { decided, same, undo } = await decide(applications, decision)
      const leftOut = asked.length - decided.length - same.length
      if (leftOut > 0) void showAlert(copy.meanwhile(leftOut, asked))
      else if (decided.length === 0) showToast(copy.already[to](asked))
      if (decided.length === 0) return 'nothing'
      if (remark !== undefined) remarks.end(remark.of, remark.text)
      const takeBack = async () => {
        const newer = await undo()
        if (remark !== undefined && text !== '' && newer < decided.length)
          await remarks.giveBack(remark.of, text)
        tellDecidedAgain(showAlert, newer, decided.length)
      }
      showToast(decisionDone(titlesOf(decided), to), {
        label: copy.undo,
        onAction: () => attempt(takeBack, failures.undo),
      })
      return 'decided'
    } catch (error) {
      await showDecisionFailure(showAlert, error, asked)
      return 'failed'
    }
  }
}

function titlesOf(applications: readonly OfficeApplication[]): string[] {
  return applications.map(({ title }) => title)
}

/** Says that some of these decisions were not undone: newer ones stand over them. */
export function tellDecidedAgain(
  showAlert: OwnNotices['showAlert'],
  newer: number,
  of: number,
): void {
  if (newer > 0) void showAlert(copy.notUndone(newer, of), copy.decidedAgain(newer))
}

/** Says of which applications this device could not save a change to the decisions; resolves when it is read. */
export function showDecisionFailure(
  showAlert: OwnNotices['showAlert'],
  error: unknown,
  titles: readonly string[],
): Promise<void> {
  return showAlert(copy.failed(titles), whyNotKept(error))
}
