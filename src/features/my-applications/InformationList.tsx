import { CalendarPlus } from 'lucide-react'
import { listStatusTone, type MyApplication } from '../../domain/application/myApplication'
import { formatDate, formatLongDate } from '../../lib/dates'
import { toIcs } from '../../lib/ics'
import { formatRupees } from '../../lib/money'
import { saveFile } from '../../lib/saveFile'
import { Badge } from '../../ui/Badge'
import { Button } from '../../ui/Button'
import { Fact, Facts } from '../../ui/Facts'
import { cardCopy, detailsCopy as copy } from './copy'
import { expectedDecisionText } from './expectedDecisionText'

export function InformationList({ application }: { application: MyApplication }) {
  const { applicationNumber, source, status, priority, nextDeadline } = application
  return (
    <Facts className="xs:grid-cols-2">
      <Fact name={copy.number}>
        {applicationNumber}
        {source === 'device' && ` (${cardCopy.provisional})`}
      </Fact>
      <Fact name={copy.status}>
        <Badge tone={listStatusTone[status]}>{status}</Badge>
      </Fact>
      <Fact name={cardCopy.type}>{application.type}</Fact>
      <Fact name={cardCopy.category}>{application.category}</Fact>
      <Fact name={cardCopy.requested}>{formatRupees(application.fundingAmount)}</Fact>
      <Fact name={cardCopy.received}>{formatRupees(application.fundingReceived)}</Fact>
      <Fact name={cardCopy.submitted}>{formatDate(application.submittedDate)}</Fact>
      <Fact name={copy.expectedDecision}>{expectedDecisionText(application)}</Fact>
      <Fact name={copy.mentor}>{application.mentor}</Fact>
      <Fact name={copy.priority}>
        {priority === undefined ? copy.priorityNotSet : cardCopy.priority[priority]}
      </Fact>
      <Fact name={copy.nextDeadline}>
        {nextDeadline === undefined ? (
          copy.noDeadline
        ) : (
          <>
            {formatLongDate(nextDeadline)}
            <Button
              variant="quiet"
              size="small"
              onClick={() => saveDeadline(application, nextDeadline)}
            >
              <CalendarPlus aria-hidden className="size-4" />
              {copy.addToCalendar}
            </Button>
          </>
        )}
      </Fact>
    </Facts>
  )
}

function saveDeadline({ id, title, applicationNumber }: MyApplication, date: string) {
  const entry = {
    id: `${id}-${date}`,
    title: copy.deadlineEntry(title),
    date,
    description: copy.deadlineEntryText(applicationNumber),
  }
  saveFile('ssip-deadline.ics', toIcs([entry], new Date()), 'text/calendar')
}
