import { CalendarPlus } from 'lucide'
import { decisionDue, reviewDay } from '../../../domain/application/handIn'
import type { MyApplication } from '../../../domain/application/myApplication'
import { formatDate, formatDateTime } from '../../../lib/dates'
import { applicationParameter, applicationPath, paths } from '../../../lib/paths'
import { saveCalendarFile } from '../../../lib/export/saveCalendarFile'
import { useAddress } from '../../../ui/address/useAddress'
import { Button } from '../../../ui/page/Button'
import { TextLink } from '../../../ui/page/TextLink'
import { namesCopy } from '../details/namesCopy'
import { trackerCopy } from './copy'
import { TrackerStep } from './TrackerStep'
import { Icon } from '../../../ui/page/Icon'

const copy = trackerCopy.decision

/** When the decision is due, counted from handing in, or what was decided; nobody decides on a withdrawn one. */
export function DecisionStep({
  application,
  today,
}: {
  application: MyApplication
  /** ISO date. */
  today: string
}) {
  const [address] = useAddress()
  const { status, handIn, history, documentsAddedAt } = application
  const decided = history.findLast(({ what }) => what === status)
  const on = decided === undefined ? '' : formatDate(decided.at)
  const inDetails = address.get(applicationParameter) === application.id
  const details = <TextLink to={applicationPath(application.id)}>{copy.details}</TextLink>
  switch (status) {
    case 'approved':
      return (
        <TrackerStep title={copy.title} state="done">
          <p className="text-muted">{copy.approved(on)}</p>
        </TrackerStep>
      )
    case 'rejected':
      return (
        <TrackerStep title={copy.title} state="done">
          <p className="text-muted">
            {inDetails ? copy.rejectedHere(on, namesCopy.comments) : copy.rejected(on, details)}
          </p>
        </TrackerStep>
      )
    case 'documents-required':
      return (
        <TrackerStep title={copy.title} state="now">
          <p className="text-muted">
            {documentsAddedAt !== undefined
              ? copy.documentsAdded(on, formatDateTime(documentsAddedAt))
              : inDetails
                ? copy.documentsHere(on, namesCopy.uploads)
                : copy.documents(on, details)}
          </p>
        </TrackerStep>
      )
    case 'withdrawn':
      return null
    default:
      return handIn?.handedIn === undefined ? (
        <TrackerStep title={copy.titleDue} state="later">
          <p className="text-muted">{copy.afterHandIn}</p>
        </TrackerStep>
      ) : (
        <TrackerStep title={copy.titleDue} state="now">
          <Due application={application} handedInOn={handIn.handedIn.on} today={today} />
        </TrackerStep>
      )
  }
}

function Due({
  application,
  handedInOn,
  today,
}: {
  application: MyApplication
  handedInOn: string
  today: string
}) {
  const { from, until } = decisionDue(handedInOn)
  const { day, of, overdue } = reviewDay(handedInOn, today)
  if (overdue) {
    return (
      <>
        <p className="font-semibold text-bad">{copy.overdue(formatDate(until))}</p>
        <p className="text-muted">
          {copy.ask(<TextLink to={paths.contact}>{copy.contact}</TextLink>)}
        </p>
      </>
    )
  }
  return (
    <>
      <p className="text-muted">{copy.due(formatDate(from), formatDate(until), day, of)}</p>
      <Button
        variant="quiet"
        size="small"
        className="-ml-3"
        once
        onClick={() => saveDueDay(application, until)}
      >
        <Icon shape={CalendarPlus} className="size-4" />
        {trackerCopy.addToCalendar}
      </Button>
    </>
  )
}

function saveDueDay({ id, title, applicationNumber }: MyApplication, date: string) {
  const entry = {
    id: `${id}-decision`,
    title: copy.calendarEntry(title),
    date,
    description: copy.calendarText(applicationNumber),
  }
  saveCalendarFile('ssip-decision', [entry])
}
