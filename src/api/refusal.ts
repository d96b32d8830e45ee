import { isRecord } from '../lib/isRecord'
import type { Refused } from './failure'
import { errorListNames, errorsNames, fieldNames, noFieldNames, ownFieldNames } from './names'
import { anyAt, unspelt, valueAt } from './places'
import {
  isCode,
  isDuplicate,
  isStatusPhrase,
  several,
  spokenCode,
  wordsIn,
  wordsOf,
  wordsOfText,
} from './words'

/* What the server says when it refuses, and which failure that is. */

/** What the server says when it refuses: a message, and messages for single fields. */
export type Refusal = { message?: string | undefined; errors: readonly SaidOfField[] }

/** A message without a field is about the whole request. */
type SaidOfField = { field?: string | undefined; message: string }

/**
 * Reads the shapes of spec §5 and §7 and those of the usual frameworks: `errors` as a list of
 * `field/message`, `path/msg` or plain sentences, or as an object by field (Mongoose); the same lists
 * under other names, also inside `error` (Zod), or as the body itself (ASP.NET); the `data` of a JSend
 * 'fail'; a body that is itself an object by field, of lists (Django) or texts (Spring); a `title`
 * where nothing else is said.
 */
export function readRefusal(body: unknown): Refusal {
  const lists = [body, valueAt(body, 'error')].flatMap(listsIn)
  const listed = (Array.isArray(body) ? [body] : lists).flatMap(errorsIn)
  if (valueAt(body, 'status') === 'fail') listed.push(...errorsIn(valueAt(body, 'data')))
  // A text alone may be anything, a token too.
  const whole = typeof body === 'string' ? wordsOfText(body) : wordsOf(body)
  const said = [whole, wordsIn(valueAt(body, 'status')), wordsOf(valueAt(body, 'error'))]
  const found = said.find((words) => words !== undefined && !isStatusPhrase(words))
  const message = found === undefined ? undefined : spokenCode(found)
  if (message !== undefined || listed.length > 0) return { message, errors: listed }
  const entries = Object.entries(isRecord(body) ? body : {})
  // A text beside others may say anything of the request.
  const areFields = entries.every(([name]) => ownFieldNames.includes(ownName(name)))
  const errors = errorsIn(
    Object.fromEntries(entries.filter(([, said]) => areFields || Array.isArray(said))),
  )
  const title = wordsOf(valueAt(body, 'title'))
  const isSaid = errors.length === 0 && title !== undefined && !isStatusPhrase(title)
  return isSaid ? { message: title, errors } : { errors }
}

function listsIn(place: unknown): unknown[] {
  const either = errorsNames.map((name) => valueAt(place, name))
  const lists = errorListNames.map((name) => valueAt(place, name))
  return [...either, ...lists.filter(Array.isArray)]
}

/** The messages in a list, or in an object by field. */
export function errorsIn(list: unknown): SaidOfField[] {
  const said: [unknown, string | undefined][] = Array.isArray(list)
    ? list.map((item: unknown) => [fieldOf(item), wordsOf(item)])
    : Object.entries(isRecord(list) ? list : {}).map(([field, item]) => [field, wordsOf(item)])
  return said.flatMap(([field, words]) => {
    if (words === undefined) return []
    const message = spokenCode(words)
    return typeof field === 'string' && !noFieldNames.includes(field)
      ? [{ field: ownName(field), message }]
      : [{ message }]
  })
}

/** `email` of `Email` (ASP.NET) and of `signup.account.email` (Quarkus). */
function ownName(field: string): string {
  const last = field.replace(/^.*\./, '')
  return ownFieldNames.find((name) => unspelt(name) === unspelt(last)) ?? last
}

/** `email`, or the last item of `['body', 'email']`. */
function fieldOf(item: unknown): unknown {
  const field = anyAt(item, fieldNames)
  return Array.isArray(field) ? (field.at(-1) as unknown) : field
}

/** The failure that a refusal stands for: 401 and 403 first, then messages for fields, then the rest. */
export function failureOf(status: number, { message, errors }: Refusal): Refused {
  const byField = errors.some(({ field }) => field !== undefined)
  const said = several([message, ...errors.map((error) => error.message)])
  // The words of a database: the screens have their own for an account that is there already.
  const isOfEmail = errors.every(({ field = 'email' }) => field === 'email')
  if (isOfEmail && said !== undefined && isDuplicate(said)) return { kind: 'refused', status: 409 }
  const all = status >= 500 && said !== undefined && isCode(said) ? undefined : said
  if (status === 401 || status === 403) {
    return { kind: 'unauthorised', status, ...(all === undefined ? {} : { message: all }) }
  }
  if (!byField) return { kind: 'refused', status, ...(all === undefined ? {} : { message: all }) }
  // Messages for no field get a name that no screen uses.
  const fields = errors.map(({ field = '' }) => {
    const of = errors.filter((error) => (error.field ?? '') === field)
    return [field, several(of.map((error) => error.message)) ?? ''] as const
  })
  const whole = message === undefined ? {} : { message }
  return { kind: 'fields', fields: Object.fromEntries(fields), status, ...whole }
}
