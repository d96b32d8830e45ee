import { expect, test } from 'vitest'
import { toIcs, type CalendarEntry } from '../../../src/lib/export/ics'

const now = new Date('2026-11-20T14:30:15.123Z')
const entry: CalendarEntry = {
  id: 'ev-1',
  title: 'Prototypes, patents; and more',
  date: '2027-01-16',
  description: 'First line\nSecond line \\ end',
  location: 'Hall 1, Ahmedabad',
}

test('an event is a whole day with its title, place and text escaped', () => {
  // RFC 5545 allows no control character but a tab; a paste out of a PDF may bring one along.
  const lines = toIcs([{ ...entry, title: 'Proto\u0002types, patents; and more' }], now).split(
    '\r\n',
  )
  // Without any of these a calendar refuses the file.
  expect(lines.slice(0, 4)).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//SSIP Portal//EN',
    'BEGIN:VEVENT',
  ])
  expect(lines).toContain('UID:ev-1@ssip-portal')
  expect(lines).toContain('DTSTAMP:20261120T143015Z')
  expect(lines).toContain('DTSTART;VALUE=DATE:20270116')
  expect(lines).toContain(String.raw`SUMMARY:Prototypes\, patents\; and more`)
  expect(lines).toContain(String.raw`DESCRIPTION:First line\nSecond line \\ end`)
  expect(lines).toContain(String.raw`LOCATION:Hall 1\, Ahmedabad`)
  expect(lines.slice(-3)).toEqual(['END:VEVENT', 'END:VCALENDAR', ''])
})

test('lines are folded at 75 octets, also where a letter takes three', () => {
  const title = 'પ્રોટોટાઇપ '.repeat(20).trim()
  const text = toIcs([{ ...entry, title }], now)
  for (const line of text.split('\r\n')) {
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  }
  expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}`)
})

test('an entry without a place has no LOCATION', () => {
  const { location: _location, ...online } = entry
  expect(toIcs([online], now)).not.toContain('LOCATION')
})

test('no line end of any kind in a title begins a line of the file', () => {
  const [plain, ...others] = ['\n', '\r\n', '\r', '\u2028', '\v', '\u0085'].map((end) =>
    toIcs(
      [{ id: 'x', title: `Solar${end}BEGIN:VALARM`, date: '2026-12-05', description: '' }],
      new Date(0),
    ),
  )
  expect(plain).toContain(String.raw`SUMMARY:Solar\nBEGIN:VALARM`)
  for (const other of others) expect(other).toBe(plain)
})
