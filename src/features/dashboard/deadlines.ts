import type { ListStatus, MyApplication } from '../../domain/application/myApplication'
import type { CalendarEntry } from '../../lib/ics'
import { overviewCopy as copy } from './copy'
import type { Opportunity } from './sample'

export type Deadline = {
  id: string
  what: string
  /** ISO date. */
  date: string
}

type Due = Pick<MyApplication, 'id' | 'title' | 'status' | 'nextDeadline'>

/** What is due from `today` on, soonest first: the applications' next steps and the calls that close. */
export function upcomingDeadlines(
  applications: readonly Due[],
  calls: readonly Opportunity[],
  today: string,
): Deadline[] {
  const steps = applications.flatMap(({ id, title, status, nextDeadline }) =>
    nextDeadline === undefined ? [] : [{ id, what: stepOf(status)(title), date: nextDeadline }],
  )
  const closing = calls.map(({ id, title, deadline }) => ({
    id,
    what: copy.closes(title),
    date: deadline,
  }))
  return [...steps, ...closing]
    .filter(({ date }) => date >= today)
    .toSorted((a, b) => a.date.localeCompare(b.date))
}

export function calendarEntry({ id, what, date }: Deadline): CalendarEntry {
  return { id: `${id}-${date}`, title: what, date, description: copy.calendarText(what) }
}

function stepOf(status: ListStatus): (title: string) => string {
  if (status === 'Approved') return copy.reportDue
  return status === 'Documents Required' ? copy.documentsDue : copy.due
}
