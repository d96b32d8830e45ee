import { eventTypeLabel } from '../../domain/event/copy'
import type { PastEvent } from '../../domain/event/event'
import { eventsOn } from '../../domain/event/eventsOn'
import { useSamples } from '../../ui/page/useSamples'
import { saveFile } from '../../lib/files/saveFile'
import { Badge } from '../../ui/page/Badge'
import { Button } from '../../ui/page/Button'
import { Card } from '../../ui/page/Card'
import { showAlert, showToast } from '../../ui/overlays/notices'
import { Day } from '../../ui/page/Day'
import { SourceNote } from '../../ui/page/SourceNote'
import { EmptyState } from '../../ui/lists/EmptyState'
import { eventsCopy as copy } from './copy'
import { eventReport } from './eventReport'

function saveReport(event: PastEvent) {
  saveFile(`${event.id}-report.txt`, eventReport(event), 'text/plain;charset=utf-8')
  showToast(copy.reportSaved)
}

/** Past events: participants, results, pictures (there are none) and a report. */
export function PastEventsSection() {
  const { past } = eventsOn(useSamples())
  if (past.length === 0) return <EmptyState title={copy.nonePast} />
  return (
    <>
      <SourceNote source="sample" text={copy.source} />
      <ul className="mt-6 grid gap-5 md:grid-cols-2">
        {past.map((event) => (
          <PastEventCard key={event.id} event={event} />
        ))}
      </ul>
    </>
  )
}

function PastEventCard({ event }: { event: PastEvent }) {
  return (
    <Card className="flex flex-col gap-4">
      <div>
        <Badge>{eventTypeLabel[event.type]}</Badge>
        <h2 id={event.id} tabIndex={-1} className="mt-3 scroll-mt-24 text-xl">
          {event.title}
        </h2>
        <p className="mt-1 text-muted">
          {copy.whenAndWhere(<Day date={event.date} />, event.location)}
        </p>
      </div>
      <p>{event.description}</p>
      <dl className="mt-auto grid 2xs:grid-cols-[auto_1fr] gap-x-6 gap-y-1">
        <dt className="text-muted">{copy.participants}</dt>
        <dd className="font-semibold tabular-nums">{event.participants}</dd>
        <dt className="text-muted">{copy.results}</dt>
        <dd>{event.results}</dd>
      </dl>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          aria-label={copy.galleryOf(event.title)}
          onClick={() => void showAlert(copy.galleryEmpty)}
        >
          {copy.gallery}
        </Button>
        <Button
          variant="secondary"
          aria-label={copy.reportOf(event.title)}
          once
          onClick={() => saveReport(event)}
        >
          {copy.report}
        </Button>
      </div>
    </Card>
  )
}
