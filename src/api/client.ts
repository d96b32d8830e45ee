import ky from 'ky'
import { contract, refusal, type AnswerOf, type CallName, type PayloadOf } from './contract'
import type { Environment } from './environment'
import { ApiError, failureOf, type ApiFailure } from './failure'
import { log, logError } from './log'

type Fetch = (request: Request) => Promise<Response>

/** What came back, before anybody asked whether it is the expected answer. */
type RawAnswer = { status: number; ok: boolean; text: string }

const brokenDetail = 'The connection was lost in the middle of the answer'
const corsDetail = 'The server answers, but without the CORS headers that let this page read it'

/** One call of the contract; throws `ApiError`. */
export type Api = {
  environment: Environment
  call: <Name extends CallName>(name: Name, payload: PayloadOf<Name>) => Promise<AnswerOf<Name>>
  /** The bare answer of a reachability check (connection test); throws `ApiError` when none came. */
  probe: (name: 'root' | 'login', payload?: object) => Promise<RawAnswer>
}

/**
 * The only user of ky: base URL, cookies, JSON, bearer token, the environment's time limit over the
 * whole answer, and no retry (a POST must not happen twice; screens offer 'Try again').
 */
export function createApi(options: {
  environment: Environment
  fetch: Fetch
  readToken: () => string | null
}): Api {
  const { environment, readToken } = options
  const client = ky.create({
    fetch: (input, init) => options.fetch(new Request(input, init)),
    credentials: 'include',
    retry: 0,
    timeout: false,
    throwHttpErrors: false,
  })

  async function send(name: CallName, payload: unknown): Promise<RawAnswer> {
    const { method, path } = contract[name]
    const token = readToken()
    log(`${method} ${path}`, payload)
    const limit = new AbortController()
    const timer = setTimeout(() => limit.abort(), environment.timeout)
    let begun = false
    try {
      const response = await client(environment.baseUrl + path, {
        method,
        signal: limit.signal,
        ...(payload === undefined ? {} : { json: payload }),
        headers: {
          accept: 'application/json',
          ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        },
      })
      begun = true
      const text = await response.text()
      return { status: response.status, ok: response.ok, text }
    } catch (error) {
      logError(`${method} ${path} failed`, error)
      throw new ApiError(
        limit.signal.aborted
          ? { kind: 'timeout', seconds: environment.timeout / 1000 }
          : { kind: 'offline', detail: begun ? brokenDetail : messageOf(error) },
      )
    } finally {
      clearTimeout(timer)
    }
  }

  /** Whether somebody answers at the base URL, though this page may not read it. */
  async function answersUnreadably(): Promise<boolean> {
    const signal = AbortSignal.timeout(environment.timeout)
    const request = new Request(`${environment.baseUrl}/`, { mode: 'no-cors', signal })
    const response = await options.fetch(request).catch(() => undefined)
    return response?.type === 'opaque'
  }

  return {
    environment,
    async probe(name, payload) {
      try {
        return await send(name, payload)
      } catch (error) {
        // The browser tells a page nothing about why; an answer that only CORS hides is one.
        const unseen =
          error instanceof ApiError &&
          error.failure.kind === 'offline' &&
          error.failure.detail !== brokenDetail
        if (!unseen || !(await answersUnreadably())) throw error
        throw new ApiError({ kind: 'offline', detail: corsDetail })
      }
    },
    async call<Name extends CallName>(name: Name, payload: PayloadOf<Name>) {
      const { method, path, answer: schema } = contract[name]
      const raw = await send(name, payload)
      const body = parseJson(raw.text)
      const parsed = raw.ok ? schema.safeParse(body) : undefined
      const succeeded = (body as { success?: unknown } | null)?.success !== false
      log(`${method} ${path} answered ${raw.status}`, body)
      if (parsed?.success && succeeded) return parsed.data as AnswerOf<Name>
      throw new ApiError(failureFrom(raw, body))
    },
  }
}

/** A refusal counts only when it is the server's own JSON; 401 and 403 count by their status alone. */
function failureFrom(raw: RawAnswer, body: unknown): ApiFailure {
  if (raw.status === 401 || raw.status === 403 || raw.status >= 500) {
    const said = refusal.safeParse(body)
    return failureOf(raw.status, said.success ? said.data : {})
  }
  const said = refusal.safeParse(body)
  const refused = said.success && (!raw.ok || said.data.success === false)
  return refused ? failureOf(raw.status, said.data) : { kind: 'unexpected', status: raw.status }
}

/** What `fetch` itself said: ky wraps it in an error of its own, which also names the address. */
function messageOf(error: unknown): string {
  const said = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return said instanceof Error ? said.message : String(said)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
