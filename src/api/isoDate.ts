import { hasDay } from '../lib/days'
import { anyAt, valueAt } from './places'

/**
 * An ISO date of what servers write as one: the seconds or milliseconds since 1970, a list of its
 * parts (Jackson), a record of either, or a day with its month and year as people write them. Undefined
 * for the zero that stands for no date; a text that is none of these is shown as it is, and a day that
 * no calendar has as that day.
 */
export function isoDate(value: unknown): unknown {
  const written = dateIn(value)
  if (typeof written === 'number') return ofSeconds(written)
  if (Array.isArray(written)) return ofParts(written)
  if (typeof written !== 'string') return written
  if (/^\d{9,13}$/.test(written)) return ofSeconds(Number(written))
  // Year 1 is the zero of Go and .NET, year 0 that of MySQL, of which PHP makes the year before it.
  if (/^(?:0$|-?000[01]-)/.test(written) || Date.parse(written) === 0) return undefined
  // Java adds the name of the zone, which no browser reads.
  return asPeopleWrite(written) ?? written.replace(/\[[\w/+-]+\]$/, '')
}

/** What a record of a date says, as MongoDB, Firestore and PHP write them. */
function dateIn(value: unknown): unknown {
  const dated = anyAt(value, ['$date', 'seconds', 'date']) ?? value
  const zone = valueAt(value, 'timezone')
  // No browser reads a zone by its name.
  const offset = zone === 'UTC' ? 'Z' : typeof zone === 'string' && /^[+-]/.test(zone) ? zone : ''
  return typeof dated === 'string' ? dated + offset : (valueAt(dated, '$numberLong') ?? dated)
}

function ofSeconds(since: number): string | undefined {
  return since === 0 ? undefined : isoOf(new Date(Math.abs(since) < 1e11 ? since * 1000 : since))
}

function ofParts(parts: readonly unknown[]): string | undefined {
  const [year = Number.NaN, month = Number.NaN, ...rest] = parts.map(Number)
  const [day = Number.NaN, hour, minute, second] = rest
  const date = new Date(year, month - 1, day, hour ?? 0, minute ?? 0, second ?? 0)
  return isoOf(date, [year, month, day])
}

/**
 * `05-11-2026`, or `05-11-26`, is a day in November, as India writes it; only with an American `PM`, or
 * where no month could come second, does the month come first. A browser alone would take it for one
 * in May.
 */
function asPeopleWrite(written: string): string | undefined {
  const parts = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d\d)(?!\d)(.*)$/.exec(written.trim())
  if (parts === null) return undefined
  const [, first = '', , second = '', inShort = '', time = ''] = parts
  const year = inShort.padStart(4, '20')
  const monthFirst = Number(second) > 12 || /[AP]M$/.test(time)
  const [month, day] = monthFirst ? [first, second] : [second, first]
  return isoOf(new Date(`${month}/${day}/${year}${time}`), [year, month, day])
}

/** `written`: the day of which the date was made, in its parts; without a time it stays a day. */
function isoOf(date: Date, written: readonly (string | number)[] = []): string | undefined {
  if (Number.isNaN(date.getTime())) return undefined
  const day = written.map((part) => String(part).padStart(2, '0')).join('-')
  const hasTime = date.getHours() + date.getMinutes() > 0
  return day === '' || (hasTime && hasDay(day)) ? date.toISOString() : day
}
