import type { PastEvent } from '../../domain/event/event'
import { formatLongDate } from '../../lib/dates'
import { eventsCopy as copy } from './copy'

/** A short report of a past event as plain text, with what the portal knows of it. */
export function eventReport(event: PastEvent): string {
  return [
    event.title,
    '='.repeat(event.title.length),
    '',
    `${copy.when}: ${formatLongDate(event.date)}`,
    `${copy.where}: ${event.location}`,
    `${copy.category}: ${event.type}`,
    `${copy.participants}: ${event.participants}`,
    '',
    event.description,
    '',
    `${copy.results}: ${event.results}`,
    '',
    `SSIP Portal, sample data: ${copy.sample}.`,
    '',
  ].join('\r\n')
}
