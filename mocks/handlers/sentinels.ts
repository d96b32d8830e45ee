import { delay, HttpResponse } from 'msw'
import type { CallName } from '../../src/api/contract'
import type { Account } from '../account'
import type { FieldMessage } from '../dialects/dialect'

/** How long `slow@ssip.example` waits, in milliseconds. */
const slowDelay = 4_000

const captivePage = '<!doctype html><title>Campus Wi-Fi</title><h1>Please accept the terms</h1>'

/**
 * Accounts that make the pretend server fail in a certain way, by the name before the @
 * (docs/demo.md). The answer applies to every call that names them in its e-mail or carries their
 * token; `undefined` lets the call continue as for anybody else.
 */
const answers: Record<
  string,
  (name: CallName) => Promise<Response | undefined> | Response | undefined
> = {
  slow: async () => {
    await delay(slowDelay)
    return undefined
  },
  expired: (name) => (name === 'login' ? undefined : refusal(401, 'Your session has expired')),
  nolist: (name) => (name === 'listUsers' ? refusal(500, 'The list is being rebuilt') : undefined),
  hang: async () => {
    await delay('infinite')
    return HttpResponse.error()
  },
  html: () => HttpResponse.html(captivePage),
  empty: () => new HttpResponse(null, { status: 204 }),
  blank: () => new HttpResponse('', { status: 200 }),
  wrong: () => HttpResponse.json({ success: true, data: { user: 7 } }),
  truncated: () =>
    new HttpResponse('{"success":true,"data":{"us', {
      headers: { 'content-type': 'application/json' },
    }),
  error: () => refusal(500, 'The server is being repaired'),
  silent: () => HttpResponse.json({}, { status: 500 }),
  forbidden: () => refusal(403, 'This account is locked'),
  fields: () =>
    refusal(400, 'Validation failed', {
      field: 'email',
      message: 'This email domain is not allowed',
    }),
  paths: () =>
    refusal(422, 'Validation failed', { path: 'email', msg: 'This email domain is not allowed' }),
  drip: () => new HttpResponse(drip(), { headers: { 'content-type': 'application/json' } }),
  cut: () => new HttpResponse(cut(), { headers: { 'content-type': 'application/json' } }),
  down: () => HttpResponse.error(),
}

function refusal(status: number, message: string, ...errors: FieldMessage[]): Response {
  const listed = errors.length === 0 ? {} : { errors }
  return HttpResponse.json({ success: false, message, ...listed }, { status })
}

const letters = new TextEncoder().encode('{"success":true,"message":"One byte a second, for ever')

/** One byte a second: the answer never ends, so the time limit applies. */
function drip(): ReadableStream<Uint8Array> {
  let sent = 0
  return new ReadableStream({
    async pull(controller) {
      if (sent > 0) await delay(1_000)
      controller.enqueue(letters.slice(sent % letters.length, (sent % letters.length) + 1))
      sent += 1
    },
  })
}

/** The connection breaks in the middle of the answer. */
function cut(): ReadableStream<Uint8Array> {
  let begun = false
  return new ReadableStream({
    async pull(controller) {
      if (begun) await delay(100)
      if (begun) controller.error(new TypeError('The connection was reset'))
      else controller.enqueue(letters)
      begun = true
    },
  })
}

/** The sentinel's answer to a call that names a sentinel or comes from one. */
export async function sentinelAnswer(
  name: CallName,
  sent: unknown,
  account: Account | undefined,
): Promise<Response | undefined> {
  if (name === 'root') return undefined
  const email = (sent as { email?: unknown } | null | undefined)?.email ?? account?.email
  if (typeof email !== 'string' || !email.endsWith('@ssip.example')) return undefined
  const sentinel = email.slice(0, email.indexOf('@'))
  return Object.hasOwn(answers, sentinel) ? answers[sentinel]?.(name) : undefined
}
