import { useId, type SubmitEvent } from 'react'
import { changeText, decisionLabel } from '../../../domain/application/copy'
import { asksForReason, type DecisionKind } from '../../../domain/application/decision'
import type { OfficeApplication } from '../../../storage/office/officeApplications'
import { Banner } from '../../../ui/fields/Banner'
import { TextAreaField } from '../../../ui/fields/TextAreaField'
import { FormDialog } from '../../../ui/overlays/FormDialog'
import { decisionCopy as copy, remarkLength } from './copy'

const named = 5

/**
 * Confirms one status for one or several applications, with an optional remark. Approving several
 * that nobody has opened is asked about here, once for all of them.
 */
export function DecisionDialog({
  applications,
  to,
  notOpened = 0,
  remark,
  onRemark,
  unsaved,
  onClose,
  onDecide,
}: {
  applications: readonly OfficeApplication[]
  to: Exclude<DecisionKind, 'deleted'>
  /** The number of them that this administrator has not opened. */
  notOpened?: number
  /** As saved on this device. */
  remark: string
  onRemark: (remark: string) => void
  /** The device did not save the remark. */
  unsaved: boolean
  onClose: () => void
  onDecide: (remark: string) => void
}) {
  const id = useId()
  const label = decisionLabel[to]
  const count = applications.length
  const rest = count - named

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    onDecide(remark)
  }

  return (
    <FormDialog
      title={copy.title[to](count)}
      onClose={onClose}
      onSubmit={submit}
      cancel={copy.cancel}
      submit={asksForReason(to) && remark.trim() === '' ? copy.without[to] : label}
      danger={to === 'rejected'}
    >
      {to === 'approved' && count > 1 && notOpened > 0 && (
        <Banner tone="warn">{copy.notOpened(notOpened, count)}</Banner>
      )}
      <ul className="space-y-2">
        {applications.slice(0, named).map((application) => (
          <li key={application.id}>
            <span className="font-semibold">{application.title}</span>
            <span className="block text-sm text-muted">{changeText(application.status, to)}</span>
          </li>
        ))}
        {rest > 0 && <li className="text-muted">{copy.and(rest)}</li>}
      </ul>
      <TextAreaField
        id={`${id}-remark`}
        label={asksForReason(to) ? copy.reason : copy.remark}
        hint={asksForReason(to) ? copy.reasonHint : copy.remarkHint}
        optional
        maxLength={remarkLength}
        value={remark}
        onChange={(event) => onRemark(event.target.value)}
      />
      {unsaved && <Banner tone="bad">{copy.unsaved}</Banner>}
    </FormDialog>
  )
}
