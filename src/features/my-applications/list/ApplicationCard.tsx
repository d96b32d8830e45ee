import { grantTypeLabel } from '../../../domain/application/copy'
import type { MyApplication } from '../../../domain/application/myApplication'
import { shownStatus } from '../../../domain/application/shownStatus'
import { formatDate } from '../../../lib/dates'
import { formatRupees } from '../../../lib/money'
import { Badge } from '../../../ui/page/Badge'
import { Button } from '../../../ui/page/Button'
import { Card } from '../../../ui/page/Card'
import { Fact, Facts } from '../../../ui/page/Facts'
import { SourceNote } from '../../../ui/page/SourceNote'
import { cardCopy as copy } from './copy'
import { FundingBar } from './FundingBar'

export function ApplicationCard({
  application,
  onOpen,
}: {
  application: MyApplication
  onOpen: () => void
}) {
  const { title, priority, source } = application
  const status = shownStatus(application)
  return (
    <Card className="flex flex-col">
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={status.tone}>{status.text}</Badge>
        {priority !== undefined && (
          <Badge tone={priority === 'high' ? 'warn' : 'neutral'}>{copy.priority[priority]}</Badge>
        )}
      </div>
      <h2 className="mt-3 text-xl">{title}</h2>
      <p className="mt-1 text-sm text-muted tabular-nums">
        {source === 'device'
          ? copy.provisional(application.applicationNumber)
          : application.applicationNumber}
      </p>
      <Facts className="my-4 2xs:grid-cols-2">
        <Fact name={copy.type}>{grantTypeLabel(application.type)}</Fact>
        <Fact name={copy.category}>{application.category}</Fact>
        <Fact name={copy.requested}>{formatRupees(application.fundingAmount)}</Fact>
        <Fact name={copy.received}>{formatRupees(application.fundingReceived)}</Fact>
        <Fact name={copy.submitted}>{formatDate(application.submittedDate)}</Fact>
      </Facts>
      <FundingBar application={application} />
      <div className="mt-auto flex flex-wrap items-center justify-between gap-2 pt-5">
        <SourceNote source={source} />
        <Button variant="secondary" aria-label={copy.viewDetailsOf(title)} onClick={onOpen}>
          {copy.viewDetails}
        </Button>
      </div>
    </Card>
  )
}
