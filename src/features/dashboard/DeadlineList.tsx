import { CalendarPlus } from 'lucide-react'
import type { MyApplication } from '../../domain/application/myApplication'
import { formatLongDate, isoDay } from '../../lib/dates'
import { toIcs } from '../../lib/ics'
import { saveFile } from '../../lib/saveFile'
import { Button } from '../../ui/Button'
import { SourceNote } from '../../ui/SourceNote'
import { useNow } from '../../ui/useNow'
import { overviewCopy as copy } from './copy'
import { calendarEntry, upcomingDeadlines, type Deadline } from './deadlines'
import { opportunities } from './sample'

/** What is due, each to put into one's calendar. */
export function DeadlineList({ applications }: { applications: readonly MyApplication[] }) {
  const deadlines = upcomingDeadlines(applications, opportunities, isoDay(useNow()))
  if (deadlines.length === 0) return <p className="text-muted">{copy.noDeadlines}</p>
  return (
    <>
      <ol className="divide-y divide-line border-y border-line">
        {deadlines.map((deadline) => (
          <li key={deadline.id} className="flex items-center justify-between gap-3 py-3">
            <div className="min-w-0">
              <p>{deadline.what}</p>
              <p className="text-sm text-muted">{formatLongDate(deadline.date)}</p>
            </div>
            <Button
              variant="quiet"
              size="small"
              aria-label={`${copy.addToCalendar}: ${deadline.what}`}
              onClick={() => saveCalendar([deadline])}
            >
              <CalendarPlus aria-hidden className="size-5" />
            </Button>
          </li>
        ))}
      </ol>
      <SourceNote source="sample" className="mt-3" />
      <p className="mt-1 text-sm text-muted">{copy.calendarHint}</p>
      <Button variant="secondary" className="mt-3" onClick={() => saveCalendar(deadlines)}>
        <CalendarPlus aria-hidden className="size-5" />
        {copy.addAll}
      </Button>
    </>
  )
}

function saveCalendar(deadlines: readonly Deadline[]) {
  saveFile('ssip-deadlines.ics', toIcs(deadlines.map(calendarEntry), new Date()), 'text/calendar')
}
