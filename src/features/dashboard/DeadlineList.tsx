import { CalendarPlus } from 'lucide'
import type { MyApplication } from '../../domain/application/myApplication'
import { useSamples } from '../../ui/page/useSamples'
import { formatDate } from '../../lib/dates'
import { saveCalendarFile } from '../../lib/export/saveCalendarFile'
import { Button } from '../../ui/page/Button'
import { SourceNote } from '../../ui/page/SourceNote'
import { overviewCopy as copy } from './copy'
import { calendarEntry, upcomingDeadlines, type Deadline } from './deadlines'
import { opportunitiesOn } from './opportunities'
import { Icon } from '../../ui/page/Icon'

/** Upcoming deadlines, each with a calendar file. */
export function DeadlineList({ applications }: { applications: readonly MyApplication[] }) {
  const samples = useSamples()
  const deadlines = upcomingDeadlines(applications, opportunitiesOn(samples), samples.today)
  if (deadlines.length === 0) return <p className="text-muted">{copy.noDeadlines}</p>
  return (
    <>
      <ol className="ruled">
        {deadlines.map((deadline) => (
          <li key={deadline.id} className="flex items-center justify-between gap-3 py-3">
            <div className="min-w-0">
              <p>{deadline.what}</p>
              <div className="flex flex-wrap items-center gap-x-4 text-sm text-muted">
                {formatDate(deadline.date)}
                <SourceNote source={deadline.source} />
              </div>
            </div>
            <Button
              variant="quiet"
              size="small"
              aria-label={copy.addToCalendar(deadline.what)}
              once
              onClick={() => saveCalendar([deadline])}
            >
              <Icon shape={CalendarPlus} className="size-5" />
            </Button>
          </li>
        ))}
      </ol>
      <p className="mt-3 text-sm text-muted">{copy.calendarHint}</p>
      <Button variant="secondary" className="mt-3" once onClick={() => saveCalendar(deadlines)}>
        <Icon shape={CalendarPlus} className="size-5" />
        {copy.addAll}
      </Button>
    </>
  )
}

function saveCalendar(deadlines: readonly Deadline[]) {
  saveCalendarFile('ssip-deadlines', deadlines.map(calendarEntry))
}
