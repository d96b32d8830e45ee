import type { MyApplication } from '../../domain/application/myApplication'
import type { ListStatus } from '../../domain/application/status'
import type { CalendarEntry } from '../../lib/export/ics'
import { compareCodes } from '../../lib/order'
import { overviewCopy as copy } from './copy'
import type { Opportunity } from './sample'

export type Deadline = {
  id: string
  what: string
  /** ISO date. */
  date: string
  source: MyApplication['source']
}

type Due = Pick<MyApplication, 'id' | 'title' | 'status' | 'nextDeadline' | 'source'>

/** What is due from `today` on, soonest first: the applications' next steps, and calls that close. */
export function upcomingDeadlines(
  applications: readonly Due[],
  calls: readonly Opportunity[],
  today: string,
): Deadline[] {
  const steps = applications.flatMap(({ id, title, status, nextDeadline, source }) =>
    nextDeadline === undefined
      ? []
      : [{ id, what: stepOf(status)(title), date: nextDeadline, source }],
  )
  const closing = calls.map(({ id, title, deadline }) => ({
    id,
    what: copy.closes(title),
    date: deadline,
    source: 'sample' as const,
  }))
  return [...steps, ...closing]
    .filter(({ date }) => date >= today)
    .toSorted((a, b) => compareCodes(a.date, b.date))
}

export function calendarEntry({ id, what, date }: Deadline): CalendarEntry {
  return { id: `${id}-${date}`, title: what, date, description: copy.calendarText(what) }
}

function stepOf(status: ListStatus): (title: string) => string {
  if (status === 'approved') return copy.reportDue
  return status === 'documents-required' ? copy.documentsDue : copy.due
}
