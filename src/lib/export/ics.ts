/** An entry in a calendar file: a whole day, `YYYY-MM-DD`. */
export type CalendarEntry = {
  id: string
  title: string
  date: string
  description: string
  location?: string
}

/** A calendar file (RFC 5545) with whole-day entries. */
export function toIcs(entries: readonly CalendarEntry[], now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//SSIP Portal//EN',
    ...entries.flatMap((entry) => [
      'BEGIN:VEVENT',
      `UID:${escape(entry.id)}@ssip-portal`,
      `DTSTAMP:${now.toISOString().replace(/[-:]|\.\d{3}/g, '')}`,
      `DTSTART;VALUE=DATE:${entry.date.replaceAll('-', '')}`,
      `SUMMARY:${escape(entry.title)}`,
      `DESCRIPTION:${escape(entry.description)}`,
      ...(entry.location === undefined ? [] : [`LOCATION:${escape(entry.location)}`]),
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return `${lines.map(fold).join('\r\n')}\r\n`
}

// Calendars end a line at a lone carriage return too, and what came after it was one of the file's own.
const lineEnds = /\r\n|[\r\n\v\f\u0085\u2028\u2029]/g

function escape(text: string): string {
  return text
    .replace(/[\\;,]/g, String.raw`\$&`)
    .replace(lineEnds, String.raw`\n`)
    .replace(/[^\P{Cc}\t]/gu, '')
}

/** Lines have at most 75 octets; the rest continues after a line break and a space. */
function fold(line: string): string {
  const encoder = new TextEncoder()
  let folded = ''
  let width = 0
  for (const character of line) {
    const size = encoder.encode(character).length
    if (width + size > 74) {
      folded += '\r\n '
      width = 1
    }
    folded += character
    width += size
  }
  return folded
}
