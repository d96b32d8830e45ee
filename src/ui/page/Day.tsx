import { formatDate } from '../../lib/dates'

/** A formatted date; for '', while today's date is not known, an empty space of the same size. */
export function Day({ date }: { date: string }) {
  return <time dateTime={date || undefined}>{formatDate(date) || '\u00a0'}</time>
}
