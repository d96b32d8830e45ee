import { useRef, type SubmitEvent } from 'react'
import { changeText, decisionLabel } from '../../../domain/application/copy'
import { asksForReason, type DecisionKind } from '../../../domain/application/decision'
import type { OfficeApplication } from '../../../storage/office/officeApplications'
import { Banner } from '../../../ui/fields/Banner'
import { TextAreaField } from '../../../ui/fields/TextAreaField'
import { FormDialog } from '../../../ui/overlays/FormDialog'
import { decisionCopy as copy } from './copy'
import { isDecidedElsewhere } from './isDecidedElsewhere'
import { readersOf } from './readers'
import { remarkProblem } from './remarkProblem'

const named = 5

/**
 * Confirms one status for one or several applications, with an optional remark. Approving several
 * that nobody has opened is asked about here, once for all of them. What other tabs decide on, delete
 * or withdraw meanwhile is left out.
 */
export function DecisionDialog({
  chosen,
  applications,
  to,
  opened,
  remark,
  onRemark,
  unsaved,
  onClose,
  onDecide,
}: {
  /** As they were when they were chosen. */
  chosen: readonly OfficeApplication[]
  /** The whole list, as it is now. */
  applications: readonly OfficeApplication[]
  to: Exclude<DecisionKind, 'deleted'>
  /** The applications that this administrator has opened; needed for several. */
  opened?: ReadonlySet<string>
  /** As saved on this device. */
  remark: string
  onRemark: (remark: string) => void
  /** The device did not save the remark. */
  unsaved: boolean
  onClose: () => void
  onDecide: (applications: readonly OfficeApplication[], remark: string) => void
}) {
  const label = decisionLabel[to]
  const area = useRef<HTMLTextAreaElement>(null)
  const problem = remarkProblem(remark)
  const left = chosen.flatMap((before) => {
    const now = applications.find(({ id }) => id === before.id)
    return now === undefined || isDecidedElsewhere(now, before) ? [] : now
  })
  const count = chosen.length
  const notOpened = left.filter((application) => opened?.has(application.id) === false).length
  const rest = left.length - named

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (problem === undefined) onDecide(left, remark)
    else area.current?.focus()
  }

  return (
    <FormDialog
      title={copy.title[to](count)}
      onClose={onClose}
      onSubmit={submit}
      cancel={copy.cancel}
      submit={asksForReason(to) && remark.trim() === '' ? copy.without[to] : label}
      danger={to === 'rejected'}
      busy={left.length === 0}
      // Begun before: to be gone on with, or sent once more.
      initialFocus={remark === '' ? undefined : area}
      note={
        to === 'approved' &&
        left.length > 1 &&
        notOpened > 0 && <Banner tone="warn">{copy.notOpened(notOpened, left.length)}</Banner>
      }
    >
      <Banner tone="warn">
        {left.length < count &&
          copy.meanwhile(
            count - left.length,
            chosen.map(({ title }) => title),
          )}
      </Banner>
      <ul className="space-y-2">
        {left.slice(0, named).map((application) => (
          <li key={application.id}>
            <span className="font-semibold">{application.title}</span>
            <span className="block text-sm text-muted">{changeText(application.status, to)}</span>
          </li>
        ))}
        {rest > 0 && <li className="text-muted">{copy.and(rest)}</li>}
      </ul>
      <TextAreaField
        label={asksForReason(to) ? copy.reason : copy.remark}
        hint={(asksForReason(to) ? copy.reasonHint : copy.remarkHint)[readersOf(chosen)]}
        optional
        ref={area}
        error={problem}
        value={remark}
        onChange={(event) => onRemark(event.target.value)}
      />
      {unsaved && <Banner tone="bad">{copy.unsaved}</Banner>}
    </FormDialog>
  )
}
