import ky from 'ky'
import { messageOf } from '../lib/messageOf'
import { contract, partOfSession, type AnswerOf, type CallName, type PayloadOf } from './contract'
import { detailCopy as copy } from './detailCopy'
import type { Environment } from './environment'
import { ApiError, toFailure, type ApiFailure } from './failure'
import { log, logError } from './log'
import { isForeign, readAnswer, type RawAnswer } from './rawAnswer'
import { failureOf, readRefusal } from './refusal'
import { failedCodeIn, saysNo } from './saysNo'
import { sentences } from './sentences'
import { timeLimit } from './timeLimit'
import { saysWelcome } from './words'

/**
 * The signal comes beside the request, too: WebKit drops what only a request holds when it collects
 * garbage, and a server that did not answer was waited for without end.
 */
type Fetch = (request: Request, init: { signal: AbortSignal }) => Promise<Response>

/**
 * A call that needs a session was answered by the server itself with 401 or 403, in JSON or as
 * frameworks do, with a word or nothing. A page with either may be a firewall's.
 */
export type SessionRefusal = {
  name: CallName
  /** The token that was sent; the current one may be another by now. */
  token: string | null
}

/** One call of the contract; throws `ApiError`. */
export type Api = {
  environment: Environment
  call: <Name extends CallName>(name: Name, payload: PayloadOf<Name>) => Promise<AnswerOf<Name>>
  /** The raw response of a reachability check (connection test); throws `ApiError` when there was none. */
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
  /**
   * Called for every refusal before the call throws, so that no caller has to report it. One that was
   * sent without a token waits for it, and is made again if there is one then.
   */
  onRefused?: (refusal: SessionRefusal) => unknown
}): Api {
  const { environment, readToken } = options
  const client = ky.create({
    credentials: 'include',
    // A server may let browsers keep its answers, which do not tell one person's from the next one's.
    cache: 'no-store',
    retry: 0,
    timeout: false,
    throwHttpErrors: false,
  })

  async function send(name: CallName, payload: unknown, token = readToken()): Promise<RawAnswer> {
    const { method, path, session } = contract[name]
    log(`${method} ${path}`, payload)
    const limit = timeLimit(environment.timeout)
    let begun = false
    try {
      const response = await client(environment.baseUrl + path, {
        method,
        signal: limit,
        fetch: (input, init) => options.fetch(new Request(input, init), { signal: limit }),
        json: payload,
        headers: {
          accept: 'application/json',
          ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        },
      })
      begun = true
      const answer = await readAnswer(response, environment.baseUrl, session && method === 'GET')
      const report = answer.ok ? log : logError
      report(`${method} ${path} answered ${answer.status}`, answer.body)
      return answer
    } catch (error) {
      // Read at once: the wait below is as long as the limit.
      const isLate = limit.aborted
      // Then it was ended with the page, which need not say that nothing can be reached.
      if ('window' in globalThis) await window.early?.stays?.()
      logError(`${method} ${path} failed`, error)
      throw new ApiError(
        isLate
          ? { kind: 'timeout', seconds: environment.timeout / 1000 }
          : begun
            ? { kind: 'offline', detail: copy.broken, begun }
            : { kind: 'offline', detail: messageOf(causeOf(error)) },
      )
    }
  }

  /** Whether something answers at the base URL even though this page may not read the answer. */
  async function answersUnreadably(): Promise<boolean> {
    const signal = timeLimit(environment.timeout)
    const how = { mode: 'no-cors', cache: 'no-store', signal } as const
    const request = new Request(`${environment.baseUrl}/`, how)
    const response = await options.fetch(request, { signal }).catch(() => undefined)
    return response?.type === 'opaque'
  }

  async function call<Name extends CallName>(
    name: Name,
    payload: PayloadOf<Name>,
    token = readToken(),
  ): Promise<AnswerOf<Name>> {
    const { session, body, answer: schema } = contract[name]
    const raw = await send(name, payload, token)
    const refused = !raw.ok || saysNo(raw.body)
    // A redirect makes a GET of most POSTs: where any answer is good, its end proves no creation.
    const asked = session && body !== undefined && raw.redirected
    const unread = refused || asked || raw.broken || isForeign(raw)
    const signsIn = name === 'login' || name === 'signup'
    const part = unread || !signsIn ? undefined : await wholeSession(name, raw)
    const parsed = unread ? null : schema.safeParse(part ?? raw.body)
    if (parsed?.success) return parsed.data as AnswerOf<Name>
    const isLetIn = part?.user !== undefined || saysWelcome(raw.body)
    const lacksToken = name === 'login' && isLetIn
    const failure = failureFrom(raw, refused, lacksToken ? [copy.noToken] : [])
    if (failure.kind === 'unauthorised' && session) {
      const told = failure.page ? undefined : options.onRefused?.({ name, token })
      if (token === null) {
        await told
        if (readToken() !== null) return call(name, payload)
      }
    }
    if (failure.kind === 'unauthorised' && !session && token !== null) {
      // A sign-in carries the stored token as every call does (spec §7), and some servers look at it
      // before they look at the password: once it is known to be nobody's any more, it is gone.
      await call('profile', undefined).catch(() => undefined)
      if (readToken() !== token) return call(name, payload)
    }
    throw new ApiError(name === 'login' ? ofSignIn(failure) : failure)
  }

  /** Some servers answer a sign-in with the token alone, or without the role: the profile has the rest. */
  async function wholeSession(
    name: CallName,
    { body, bearer }: RawAnswer,
  ): Promise<ReturnType<typeof partOfSession>> {
    const part = partOfSession(body, bearer)
    const { token, user } = part
    if (token === undefined || user?.role !== undefined) return part
    try {
      const { data } = await call('profile', undefined, token)
      if (user === undefined || user._id === data.user._id) return { token, user: data.user }
    } catch (error) {
      const failure = toFailure(error)
      // The next look at the session would end it.
      const isNone = failure.kind === 'unauthorised' && !failure.page
      // An account was made in any case, which the profile's failure would not say.
      if (name === 'login' && (isNone || user === undefined)) throw error
      if (isNone) return { user }
    }
    return part
  }

  return {
    environment,
    call: (name, payload) => call(name, payload),
    async probe(name, payload) {
      try {
        return await send(name, payload)
      } catch (error) {
        // The browser does not tell a page why a call failed; an answer hidden by CORS is still an
        // answer.
        const unseen =
          error instanceof ApiError && error.failure.kind === 'offline' && !error.failure.begun
        if (!unseen) throw error
        const detail = (await answersUnreadably()) ? copy.cors : copy.nothing
        throw new ApiError({ kind: 'offline', detail })
      }
    },
  }
}

/** `first`: what comes before the server's own words where its answer cannot be read. */
function failureFrom(raw: RawAnswer, refused: boolean, first: readonly string[]): ApiFailure {
  const { again } = raw
  if (isForeign(raw)) return { kind: 'unexpected', status: raw.status }
  const status = (raw.ok && refused ? failedCodeIn(raw.body) : undefined) ?? raw.status
  const read = readRefusal(raw.body)
  // What something before the server says with 5xx is for whoever looks after it. Servers often say
  // 429 in plain text that says no more.
  const tooMany = again === undefined ? copy.tooMany : copy.many
  const words = status === 429 ? tooMany : status < 500 ? raw.words : undefined
  const { message = words } = read
  if (refused) {
    const said =
      message !== undefined && again !== undefined ? sentences([message, again]) : message
    const failure = failureOf(status, { ...read, message: said })
    if (failure.kind === 'unauthorised' && raw.page) return { ...failure, page: true }
    return failure.kind !== 'fields' && again !== undefined ? { ...failure, again } : failure
  }
  const said = [...first, ...(message === undefined ? [] : [message])]
  return { kind: 'unreadable', status, ...(said.length === 0 ? {} : { message: sentences(said) }) }
}

/** What a refused sign-in means, where the server does not say: many answer a wrong password with a bare 401. */
function ofSignIn(failure: ApiFailure): ApiFailure {
  if (failure.kind !== 'unauthorised' || failure.page || failure.message !== undefined)
    return failure
  return { ...failure, why: failure.status === 401 ? copy.wrong : copy.notLetIn }
}

/** The error of `fetch` itself: ky wraps it in its own, whose message contains the address. */
function causeOf(error: unknown): unknown {
  return error instanceof Error && error.cause instanceof Error ? error.cause : error
}
