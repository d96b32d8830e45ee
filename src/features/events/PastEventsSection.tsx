import type { PastEvent } from '../../domain/event/event'
import { pastEvents } from '../../domain/event/sample'
import { formatDate } from '../../lib/dates'
import { saveFile } from '../../lib/saveFile'
import { Badge } from '../../ui/Badge'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { showAlert, showToast } from '../../ui/notices'
import { SourceNote } from '../../ui/SourceNote'
import { eventsCopy as copy } from './copy'
import { eventReport } from './eventReport'

function saveReport(event: PastEvent) {
  saveFile(`${event.id}-report.txt`, eventReport(event), 'text/plain;charset=utf-8')
  showToast(copy.reportSaved)
}

/** What has been: participants, results, pictures (there are none) and a report. */
export function PastEventsSection() {
  return (
    <>
      <SourceNote source="sample" detail={copy.sample} />
      <ul className="mt-6 grid gap-5 md:grid-cols-2">
        {pastEvents.map((event) => (
          <PastEventCard key={event.id} event={event} />
        ))}
      </ul>
    </>
  )
}

function PastEventCard({ event }: { event: PastEvent }) {
  return (
    <Card as="li" className="flex flex-col gap-4">
      <div>
        <Badge>{event.type}</Badge>
        <h2 id={event.id} tabIndex={-1} className="mt-3 scroll-mt-24 text-xl">
          {event.title}
        </h2>
        <p className="mt-1 text-muted">
          <time dateTime={event.date}>{formatDate(event.date)}</time>, {event.location}
        </p>
      </div>
      <p>{event.description}</p>
      <dl className="mt-auto grid grid-cols-[auto_1fr] gap-x-6 gap-y-1">
        <dt className="text-muted">{copy.participants}</dt>
        <dd className="font-semibold tabular-nums">{event.participants}</dd>
        <dt className="text-muted">{copy.results}</dt>
        <dd>{event.results}</dd>
      </dl>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          aria-label={`${copy.gallery}: ${event.title}`}
          onClick={() => void showAlert(copy.galleryEmpty, `${copy.galleryDetail} ${event.title}.`)}
        >
          {copy.gallery}
        </Button>
        <Button
          variant="secondary"
          aria-label={`${copy.report}: ${event.title}`}
          onClick={() => saveReport(event)}
        >
          {copy.report}
        </Button>
      </div>
    </Card>
  )
}
