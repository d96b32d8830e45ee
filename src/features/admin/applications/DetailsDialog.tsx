import { useRef } from 'react'
import type { DecisionKind } from '../../../domain/application/decision'
import type { OfficeApplication } from '../../../storage/office/officeApplications'
import { Button } from '../../../ui/page/Button'
import { Dialog } from '../../../ui/overlays/Dialog'
import { ApplicationDetails } from './ApplicationDetails'
import { detailsCopy as copy } from './copy'

/**
 * Everything about one application (spec §2), its history, and the two decisions that are made while
 * reading it.
 */
export function DetailsDialog({
  application,
  onClose,
  onDecide,
}: {
  application: OfficeApplication
  onClose: () => void
  onDecide: (to: Extract<DecisionKind, 'approved' | 'rejected'>) => void
}) {
  // Its dialog has the focus by then: given back, it would be behind that one.
  const deciding = useRef(false)
  const decide = (to: Parameters<typeof onDecide>[0]) => () => {
    deciding.current = true
    onDecide(to)
  }
  return (
    <Dialog
      open
      title={application.title}
      onClose={onClose}
      returnsFocus={() => !deciding.current}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {copy.close}
          </Button>
          <Button variant="danger" onClick={decide('rejected')}>
            {copy.reject}
          </Button>
          <Button onClick={decide('approved')}>{copy.approve}</Button>
        </>
      }
    >
      <ApplicationDetails application={application} />
    </Dialog>
  )
}
