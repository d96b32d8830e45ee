import type { ApiFailure } from './failure'
import { isRecord } from '../lib/isRecord'
import { isNo, valueAt } from './places'
import { sentences } from './sentences'

/** What the server says when it refuses: a message, and messages for single fields. */
export type Refusal = { message?: string | undefined; errors: readonly SaidOfField[] }

/** A message without a field is about the whole request. */
type SaidOfField = { field?: string | undefined; message: string }

/** The keys under which servers put their message, in order of preference. */
const wordKeys = ['message', 'msg', 'defaultMessage', 'error_description', 'detail'] as const

/** The keys under which servers name the field. */
const fieldKeys = ['field', 'path', 'param', 'property', 'propertyPath', 'loc'] as const

/** The keys under which servers put messages for several fields, as a list or as an object by field. */
const listKeys = ['errors', 'message', 'detail', 'fieldErrors'] as const

/** Those whose objects say other things. */
const onlyListKeys = ['details', 'violations', 'issues'] as const

/** Names that servers use for messages about no single field. */
const noField = new Set(['non_field_errors', '__all__', 'base', ''])

/**
 * Reads the shapes of spec §5 and §7 and those of the usual frameworks: `errors` as a list of
 * `field/message`, `path/msg` or plain sentences, or as an object by field (Mongoose); the same lists
 * under other names, also inside `error` (Zod); the `data` of a JSend 'fail'; a body that is itself an
 * object by field (Django).
 */
export function readRefusal(body: unknown): Refusal {
  const listed = [body, valueAt(body, 'error')].flatMap(listsIn).flatMap(errorsIn)
  if (valueAt(body, 'status') === 'fail') listed.push(...errorsIn(valueAt(body, 'data')))
  const said = [wordsOf(body), wordsIn(valueAt(body, 'status')), wordsOf(valueAt(body, 'error'))]
  const message = said.find((words) => words !== undefined && !statusPhrase.test(words))
  if (message !== undefined || listed.length > 0) return { message, errors: listed }
  const fields = Object.entries(isRecord(body) ? body : {}).filter(([, said]) =>
    Array.isArray(said),
  )
  return { errors: errorsIn(Object.fromEntries(fields)) }
}

function listsIn(place: unknown): unknown[] {
  const either = listKeys.map((name) => valueAt(place, name))
  const lists = onlyListKeys.map((name) => valueAt(place, name))
  return [...either.filter((list) => typeof list === 'object'), ...lists.filter(Array.isArray)]
}

function errorsIn(list: unknown): SaidOfField[] {
  const said: [unknown, string | undefined][] = Array.isArray(list)
    ? list.map((item: unknown) => [fieldOf(item), wordsOf(item)])
    : Object.entries(isRecord(list) ? list : {}).map(([field, item]) => [field, wordsOf(item)])
  return said.flatMap(([field, message]) => {
    if (message === undefined) return []
    return typeof field === 'string' && !noField.has(field)
      ? [{ field: lastName(field), message }]
      : [{ message }]
  })
}

/** `email` of `Email` (ASP.NET) and of `signup.account.email` (Quarkus). */
function lastName(field: string): string {
  return field
    .replace(/^.*\.(?=.)/s, '')
    .replace(/^[A-Z](?=[^A-Z])/, (letter) => letter.toLowerCase())
}

/** `email`, or the last item of `['body', 'email']`. */
function fieldOf(item: unknown): unknown {
  const field = fieldKeys.map((key) => valueAt(item, key)).find((name) => name != null)
  return Array.isArray(field) ? (field.at(-1) as unknown) : field
}

/** A sentence, a list of sentences, or a record that contains one. */
function wordsOf(said: unknown): string | undefined {
  if (typeof said === 'string') return said.trim() === '' ? undefined : said
  if (Array.isArray(said)) {
    return several(said.filter((item): item is string => typeof item === 'string'))
  }
  return wordKeys
    .map((key) => valueAt(said, key))
    .find((word): word is string => typeof word === 'string' && word.trim() !== '')
}

/** The words in a record; a word alone may be a status. */
function wordsIn(said: unknown): string | undefined {
  return isRecord(said) ? wordsOf(said) : undefined
}

/**
 * A refusal whatever its status: `success: false`, or as JSend, Laravel, Express and others write it,
 * a status of HTTP in the body among them. The flag of the spec decides where there is one, and a bare
 * account has a `status` of its own.
 */
export function saysNo(body: unknown): boolean {
  const [success, status, error, result] = ['success', 'status', 'error', 'result'].map((key) =>
    valueAt(body, key),
  )
  if (body === false || isNo(success) || isNo(valueAt(body, 'ok'))) return true
  if (success === true) return false
  if ([status, result].some((word) => typeof word === 'string' && failedWord.test(word)))
    return true
  const isAccount = ['_id', 'id'].some((key) => valueAt(body, key) !== undefined)
  // 0 is a failure for some servers, and a success for others.
  if (!isAccount && (status === false || status === 'false')) return true
  if (!isAccount && failedCodeIn(body) !== undefined) return true
  if (!isAccount && errorsIn(valueAt(body, 'errors')).length > 0) return true
  return error === true || (wordsOf(error) !== undefined && !isNo(error))
}

const failedWord = /^(?:error|fail|failed|failure)$/i

/** HTTP's status of a failure, where the body says it: many servers send it with status 200. */
export function failedCodeIn(body: unknown): number | undefined {
  const [status, error] = ['status', 'error'].map((key) => valueAt(body, key))
  const inside = [status, error].map((record) => valueAt(record, 'code'))
  const codes = [status, ...inside, valueAt(body, 'statusCode'), valueAt(body, 'code')]
  const texts = codes.map((code) => (typeof code === 'number' ? String(code) : code))
  const failed = texts.find((text) => typeof text === 'string' && /^[45]\d\d$/.test(text))
  return failed === undefined ? undefined : Number(failed)
}

/** What HTTP itself, or a framework, calls a status: a message that only repeats it tells nobody anything. */
const statusPhrase =
  /^(?:bad request|unauthori[sz]ed|unauthenticated|forbidden|not found|method not allowed|not acceptable|request timeout|conflict|gone|payload too large|unsupported media type|unprocessable (?:entity|content)|locked|too many requests|(?:internal )?server error|bad gateway|service unavailable|gateway timeout)\.?$/i

/** The reason in a body that is plain text, as Express and Go write it; none of several lines, or in code. */
export function wordsOfText(text: string): string | undefined {
  const said = text.trim()
  const isSentence = /^[\p{L}\p{M}][^\n<{[]{0,199}$/u.test(said) && said.includes(' ')
  return isSentence && !statusPhrase.test(said) ? said : undefined
}

function several(words: readonly (string | undefined)[]): string | undefined {
  const said = new Set(words.filter((word) => word !== undefined && word.trim() !== ''))
  return said.size === 0 ? undefined : sentences(Array.from(said, String))
}

/** The failure that a refusal stands for: 401 and 403 first, then messages for fields, then the rest. */
export function failureOf(status: number, { message, errors }: Refusal): ApiFailure {
  const byField = errors.some(({ field }) => field !== undefined)
  const all = several([message, ...errors.map((error) => error.message)])
  if (status === 401 || status === 403) {
    return { kind: 'unauthorised', status, ...(all === undefined ? {} : { message: all }) }
  }
  if (!byField) return { kind: 'refused', status, ...(all === undefined ? {} : { message: all }) }
  // Messages for no field get a name that no screen uses.
  const fields = errors.map(({ field = '' }) => {
    const of = errors.filter((error) => (error.field ?? '') === field)
    return [field, several(of.map((error) => error.message)) ?? ''] as const
  })
  const said = message === undefined ? {} : { message }
  return { kind: 'fields', fields: Object.fromEntries(fields), status, ...said }
}
