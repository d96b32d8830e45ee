import { reviewDay } from '../../../../domain/application/handIn'
import { isOpen } from '../../../../domain/application/review'
import { formatDate, isoDay } from '../../../../lib/dates'
import { reviewedFrom, type OfficeApplication } from '../../../../storage/office/officeApplications'
import { useNow } from '../../../../ui/screen/useNow'
import { deskCopy as copy } from './copy'

/**
 * How long an application has waited, in red once it is late; its date for a decided one, and for one
 * that came while the clock was ahead: its day is still to come.
 */
export function Age({ application }: { application: OfficeApplication }) {
  const today = isoDay(useNow())
  const from = reviewedFrom(application)
  if (!isOpen(application) || from === undefined || from > today)
    return <span className="text-muted">{formatDate(application.submittedDate)}</span>
  const { day, of, overdue } = reviewDay(from, today)
  return (
    <span className={overdue ? 'font-semibold text-bad' : 'text-muted'}>{copy.age(day, of)}</span>
  )
}
