import { useUser } from '../../auth/UserContext'
import { decisionDone } from '../../domain/application/decision'
import { decide } from '../../storage/decisions'
import { storageFailure, storageFailureText } from '../../storage/failure'
import type { OfficeApplication } from '../../storage/officeApplications'
import { showAlert, showToast } from '../../ui/notices'
import { copy } from './copy'

/** Approves or rejects one application without a remark, kept on this device, with a way to undo it. */
export function useQuickDecision() {
  const { name } = useUser()
  return async (application: OfficeApplication, to: 'Approved' | 'Rejected'): Promise<void> => {
    try {
      const undo = await decide([application], { to, by: name, remark: '' })
      showToast(decisionDone([application.title], to), {
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
