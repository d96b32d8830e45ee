import { useUser } from '../../auth/UserContext'
import { decisionDone, type DecisionKind } from '../../domain/application/decision'
import { decide } from '../../storage/decisions'
import { storageFailure, storageFailureText } from '../../storage/failure'
import type { OfficeApplication } from '../../storage/officeApplications'
import { showAlert, showToast } from '../../ui/notices'
import { copy } from './copy'

/** Keeps a decision on this device in the name of who is signed in, with a way to take it back. */
export function useDecide() {
  const { name } = useUser()
  return async (
    applications: readonly OfficeApplication[],
    decision: { to: DecisionKind; remark: string },
  ): Promise<void> => {
    try {
      const undo = await decide(applications, { ...decision, by: name })
      const titles = applications.map(({ title }) => title)
      showToast(decisionDone(titles, decision.to), {
        label: copy.undo,
        onAction: () => void undo().catch(tellFailure),
      })
    } catch (error) {
      tellFailure(error)
    }
  }
}

function tellFailure(error: unknown) {
  void showAlert(copy.failed, storageFailureText[storageFailure(error)])
}
