import { http, HttpResponse, type RequestHandler } from 'msw'
import { contract, type AnswerOf, type CallName, type PayloadOf } from '../../src/api/contract'
import type { Account } from '../account'
import type { ServerDatabase } from '../database'
import type { Bad, Dialect, FieldMessage, Good } from '../dialects/dialect'
import { sentinelAnswer } from './sentinels'

/** What a handler may return: the contract's answer, or a refusal with its status. */
type Outcome<Name extends CallName> = { status?: 200 | 201; answer: AnswerOf<Name> } | Bad

type Visit<Name extends CallName> = {
  payload: PayloadOf<Name>
  database: ServerDatabase
  /** The account whose token came with the request, if any. */
  account: Account | undefined
}

/** A handler for each call of the contract: a missing or mistyped one does not compile. */
export type Handlers = { [Name in CallName]: (visit: Visit<Name>) => Promise<Outcome<Name>> }

/** A refusal that is the caller's fault. */
export function refuse(status: number, message: string, ...errors: FieldMessage[]): Bad {
  return { status, message, ...(errors.length === 0 ? {} : { errors }) }
}

/**
 * Turns a typed handler into MSW's: reads and checks the body, finds the caller, writes the answer in
 * a dialect.
 */
export function toRequestHandler<Name extends CallName>(
  name: Name,
  handler: Handlers[Name],
  database: ServerDatabase,
  dialect: Dialect,
): RequestHandler {
  const { method, path, body } = contract[name]
  const register = method === 'GET' ? http.get : http.post
  return register(`*${path}`, async ({ request }) => {
    const sent: unknown =
      body === undefined ? undefined : await request.json().catch(() => undefined)
    const token = request.headers.get('authorization')?.replace(/^Bearer /, '')
    const caller = token === undefined ? undefined : database.findByToken(token)
    const account = await caller?.catch(() => 'unknown' as const)
    // A 401 would sign out somebody whose session may well exist.
    if (account === 'unknown') return HttpResponse.error()
    const sentinel = await sentinelAnswer(name, sent, account)
    if (sentinel !== undefined) return sentinel
    const wrong = dialect.inspect?.(name, request, sent)
    if (wrong !== undefined) return write(name, wrong, dialect)
    const parsed = body?.safeParse(sent)
    if (parsed?.success === false) return write(name, missingFields(parsed.error.issues), dialect)
    const payload = parsed?.data as PayloadOf<Name>
    return write(name, await handler({ payload, database, account }), dialect)
  })
}

function write<Name extends CallName>(
  name: Name,
  outcome: Outcome<Name>,
  { answer, refuse }: Dialect,
): Response {
  const said = 'answer' in outcome ? answer(name, goodOf(outcome)) : refuse(outcome)
  const { status, body } = said
  return body === undefined
    ? new HttpResponse(null, { status })
    : HttpResponse.json(body as object, { status })
}

function goodOf({ status = 200, answer }: { status?: 200 | 201; answer: unknown }): Good {
  const { message, data } = answer as { message?: string; data?: Partial<Good> }
  return { status, message, ...data }
}

function missingFields(issues: readonly { path: readonly PropertyKey[] }[]): Outcome<never> {
  const errors = issues.map(({ path }) => {
    const field = String(path[0] ?? 'body')
    return { field, message: `${field} is required` }
  })
  return refuse(400, 'Validation failed', ...errors)
}
