import { eventTypeLabel } from '../../domain/event/copy'
import type { PastEvent } from '../../domain/event/event'
import { formatDate } from '../../lib/dates'
import { eventReportCopy as copy } from './copy'

/** A short report on a past event as plain text, from what the portal knows. */
export function eventReport(event: PastEvent): string {
  return [
    event.title,
    '='.repeat(event.title.length),
    '',
    copy.when(formatDate(event.date)),
    copy.where(event.location),
    copy.category(eventTypeLabel[event.type]),
    copy.participants(event.participants),
    '',
    event.description,
    '',
    copy.results(event.results),
    '',
    copy.source,
    '',
  ].join('\r\n')
}
