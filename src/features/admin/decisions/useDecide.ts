import { useRef } from 'react'
import { useUser } from '../../../auth/useUser'
import { decisionDone } from '../../../domain/application/copy'
import type { DecisionKind } from '../../../domain/application/decision'
import { storageFailureText } from '../../../storage/copy'
import { storageFailure } from '../../../storage/failure'
import { decide } from '../../../storage/office/decisions'
import type { OfficeApplication } from '../../../storage/office/officeApplications'
import { showAlert, showToast } from '../../../ui/overlays/notices'
import { decisionCopy as copy } from './copy'

/**
 * Saves a decision on this device in the name of the signed-in administrator, and offers to undo it;
 * resolves with false if the device refuses, or while it is still saving the one before.
 */
export function useDecide() {
  const { name } = useUser()
  const saving = useRef(false)
  return async (
    applications: readonly OfficeApplication[],
    to: DecisionKind,
    remark = '',
  ): Promise<boolean> => {
    if (saving.current) return false
    saving.current = true
    try {
      const undo = await decide(applications, { to, by: name, remark })
      const titles = applications.map(({ title }) => title)
      showToast(decisionDone(titles, to), {
        label: copy.undo,
        onAction: () => void undo().catch(showDecisionFailure),
      })
      return true
    } catch (error) {
      showDecisionFailure(error)
      return false
    } finally {
      saving.current = false
    }
  }
}

/** Says that this device could not save a change to the decisions. */
export function showDecisionFailure(error: unknown): void {
  void showAlert(copy.failed, storageFailureText[storageFailure(error)])
}
