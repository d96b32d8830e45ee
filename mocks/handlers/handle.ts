import { http, HttpResponse, type RequestHandler } from 'msw'
import { contract, type AnswerOf, type CallName, type PayloadOf } from '../../src/api/contract'
import type { Account, ServerDatabase } from '../database'
import { sentinelAnswer } from './sentinels'

/** What a handler may answer: the contract's answer, or a refusal with its status. */
type Outcome<Name extends CallName> =
  | { status?: 200 | 201; answer: AnswerOf<Name> }
  | { status: number; message?: string; errors?: FieldMessage[] }

/** A message for one field, in either shape of spec §5 and §7. */
export type FieldMessage = { field: string; message: string } | { path: string; msg: string }

type Visit<Name extends CallName> = {
  payload: PayloadOf<Name>
  database: ServerDatabase
  /** Whose token came with the request, if anybody's. */
  account: Account | undefined
}

/** A handler for each call of the contract: one that is missing or mistyped does not compile. */
export type Handlers = { [Name in CallName]: (visit: Visit<Name>) => Promise<Outcome<Name>> }

/** Refused for the caller's own fault. */
export function refuse(
  status: number,
  message?: string,
  errors?: FieldMessage[],
): { status: number; message?: string; errors?: FieldMessage[] } {
  return {
    status,
    ...(message === undefined ? {} : { message }),
    ...(errors === undefined ? {} : { errors }),
  }
}

/** Turns a typed handler into MSW's: reads and checks the body, finds the caller, writes the answer. */
export function toRequestHandler<Name extends CallName>(
  name: Name,
  handler: Handlers[Name],
  database: ServerDatabase,
): RequestHandler {
  const { method, path, body } = contract[name]
  const register = method === 'GET' ? http.get : http.post
  return register(`*${path}`, async ({ request }) => {
    const sent: unknown =
      body === undefined ? undefined : await request.json().catch(() => undefined)
    const token = request.headers.get('authorization')?.replace(/^Bearer /, '')
    const account = token === undefined ? undefined : await database.findByToken(token)
    const sentinel = await sentinelAnswer(name, sent, account)
    if (sentinel !== undefined) return sentinel
    const parsed = body?.safeParse(sent)
    if (parsed?.success === false) return write(missingFields(parsed.error.issues))
    const payload = parsed?.data as PayloadOf<Name>
    return write(await handler({ payload, database, account }))
  })
}

function write(outcome: Outcome<CallName>): Response {
  if ('answer' in outcome) {
    return HttpResponse.json(outcome.answer as object, { status: outcome.status ?? 200 })
  }
  const { status, ...refusal } = outcome
  return HttpResponse.json({ success: false, ...refusal }, { status })
}

function missingFields(issues: readonly { path: readonly PropertyKey[] }[]): Outcome<never> {
  return refuse(
    400,
    'Validation failed',
    issues.map(({ path }) => {
      const field = String(path[0] ?? 'body')
      return { field, message: `${field} is required` }
    }),
  )
}
