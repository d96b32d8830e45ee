import { toIcs, type CalendarEntry } from './ics'
import { saveFile } from '../files/saveFile'

/** Downloads a calendar file with these days. */
export function saveCalendarFile(name: string, entries: readonly CalendarEntry[]): void {
  saveFile(`${name}.ics`, toIcs(entries, new Date()), 'text/calendar')
}
