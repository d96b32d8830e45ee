import { CalendarPlus } from 'lucide'
import { grantTypeLabel } from '../../../domain/application/copy'
import type { MyApplication } from '../../../domain/application/myApplication'
import { shownStatus } from '../../../domain/application/shownStatus'
import { formatDate } from '../../../lib/dates'
import { formatRupees } from '../../../lib/money'
import { saveCalendarFile } from '../../../lib/export/saveCalendarFile'
import { Badge } from '../../../ui/page/Badge'
import { Button } from '../../../ui/page/Button'
import { Fact, Facts } from '../../../ui/page/Facts'
import { detailsCopy as copy } from './copy'
import { namesCopy } from './namesCopy'
import { cardCopy } from '../list/copy'
import { dueText } from './absentTexts'
import { expectedDecisionText } from './expectedDecisionText'
import { Icon } from '../../../ui/page/Icon'

export function InformationList({ application }: { application: MyApplication }) {
  const { applicationNumber, source, priority, nextDeadline } = application
  const status = shownStatus(application)
  return (
    <Facts className="xs:grid-cols-2">
      <Fact name={copy.number}>
        {source === 'device' ? cardCopy.provisional(applicationNumber) : applicationNumber}
      </Fact>
      <Fact name={namesCopy.status}>
        <Badge tone={status.tone}>{status.text}</Badge>
      </Fact>
      <Fact name={cardCopy.type}>{grantTypeLabel(application.type)}</Fact>
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
          dueText(application)
        ) : (
          <>
            {formatDate(nextDeadline)}
            <Button
              variant="quiet"
              size="small"
              once
              onClick={() => saveDeadline(application, nextDeadline)}
            >
              <Icon shape={CalendarPlus} className="size-4" />
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
  saveCalendarFile('ssip-deadline', [entry])
}
