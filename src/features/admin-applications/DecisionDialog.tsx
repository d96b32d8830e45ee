import { useId, type SubmitEvent } from 'react'
import { changeText, decisionLabel, type DecisionKind } from '../../domain/application/decision'
import type { OfficeApplication } from '../../storage/officeApplications'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { TextAreaField } from '../../ui/TextAreaField'
import { decisionCopy as copy } from './copy'

const named = 5

/** One status for one application or several, with a remark if there is something to say. */
export function DecisionDialog({
  applications,
  to,
  onClose,
  onDecide,
}: {
  applications: readonly OfficeApplication[]
  to: Exclude<DecisionKind, 'Deleted'>
  onClose: () => void
  onDecide: (remark: string) => void
}) {
  const id = useId()
  const label = decisionLabel[to]
  const rest = applications.length - named

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const remark = new FormData(event.currentTarget).get('remark')
    onDecide(typeof remark === 'string' ? remark.trim() : '')
  }

  return (
    <Dialog
      open
      title={
        applications.length === 1 ? label : `${label}: ${copy.applications(applications.length)}`
      }
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {copy.cancel}
          </Button>
          <Button type="submit" form={id} variant={to === 'Rejected' ? 'danger' : 'primary'}>
            {label}
          </Button>
        </>
      }
    >
      <ul className="mb-5 space-y-2">
        {applications.slice(0, named).map((application) => (
          <li key={application.id}>
            <span className="font-semibold">{application.title}</span>
            <span className="block text-sm text-muted">{changeText(application.status, to)}</span>
          </li>
        ))}
        {rest > 0 && <li className="text-muted">{copy.and(rest)}</li>}
      </ul>
      <form id={id} onSubmit={submit}>
        <TextAreaField
          id={`${id}-remark`}
          name="remark"
          label={copy.remark}
          hint={copy.remarkHint}
          optional
          maxLength={500}
        />
      </form>
    </Dialog>
  )
}
