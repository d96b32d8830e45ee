import { messageOf } from '../lib/messageOf'
import { failureCopy as copy } from './copy'
import { sentences } from './sentences'

/** Every way in which a call can fail, as screens see it. */
export type ApiFailure =
  /**
   * The server could not be reached: no network, nothing listening, connection lost. `begun`: lost in
   * the middle of its answer.
   */
  | { kind: 'offline'; detail: string; begun?: true }
  /** No complete answer within the environment's time limit. */
  | { kind: 'timeout'; seconds: number }
  /**
   * A web page instead of the server's answer (a Wi-Fi login, for example), or a redirect to another
   * host.
   */
  | { kind: 'unexpected'; status: number }
  /** A 2xx without the expected content: broken or foreign JSON, or an empty body. */
  | { kind: 'unreadable'; status: number; message?: string }
  /**
   * 401 or 403. `Session.refused` decides what it means for the session. `page`: a web page says it,
   * which may be a firewall's. `why`: what it means, where the server does not say. `again`: when to try
   * again.
   */
  | {
      kind: 'unauthorised'
      status: 401 | 403
      message?: string
      page?: true
      why?: string
      again?: string
    }
  /** Messages for single fields, by field name; messages for no field are under ''. */
  | { kind: 'fields'; fields: Record<string, string>; message?: string; status: number }
  /** Any other refusal, with the server's message if it sent one. */
  | { kind: 'refused'; status: number; message?: string; again?: string }

/** What the server itself has refused. */
export type Refused = Extract<ApiFailure, { kind: 'unauthorised' | 'fields' | 'refused' }>

export class ApiError extends Error {
  readonly failure: ApiFailure
  constructor(failure: ApiFailure) {
    super(describeFailure(failure))
    this.name = 'ApiError'
    this.failure = failure
  }
}

/**
 * What happened, and what to do. When the server sent no message, `fallback` comes before that;
 * messages for fields that are not `onScreen` are included.
 */
export function describeFailure(
  failure: ApiFailure,
  fallback?: string,
  onScreen: readonly string[] = [],
): string {
  const own = fallback === undefined ? [] : [fallback]
  switch (failure.kind) {
    case 'offline':
      return sentences([...own, copy.offline])
    case 'timeout':
      return sentences([...own, copy.timeout(failure.seconds)])
    case 'unexpected':
      return sentences([...own, copy.unexpected])
    case 'unreadable':
      return sentences(
        failure.message === undefined
          ? [...own, copy.unreadable]
          : [fallback ?? copy.unreadable, failure.message],
      )
    case 'fields':
      return sentences([
        failure.message ?? fallback ?? copy.refused,
        ...saidBeside(failure, onScreen),
      ])
    case 'unauthorised':
    case 'refused':
      return failure.message ?? sentences([...own, ...reasonOf(failure)])
  }
}

/** A refusal without the server's words: who or what seems to have refused. */
function reasonOf({ status, again, why }: { status: number; again?: string; why?: string }) {
  if (status < 500) return [why ?? copy.refused, ...(again === undefined ? [] : [again])]
  // These come from something before the server, from 520 on Cloudflare, or while it is being started.
  const isAway = [502, 503, 504].includes(status) || status > 519
  return [isAway ? copy.away : copy.troubled, again ?? copy.soon]
}

/** The messages for fields that are not on the screen. */
export function saidBeside(failure: ApiFailure, onScreen: readonly string[]): string[] {
  return failure.kind === 'fields'
    ? Object.entries(failure.fields).flatMap(([name, said]) =>
        onScreen.includes(name) ? [] : said,
      )
    : []
}

/**
 * The server had the request, and did not refuse it: it may have done what it was asked. With 500 it
 * failed at it, perhaps after the account was made (at the mail about it, say), and some go on failing
 * because it is there. With 502, 504, 520 and 524 a gateway has waited for its answer in vain.
 */
export function mayBeDone(failure: ApiFailure): boolean {
  if (failure.kind === 'refused') return [500, 502, 504, 520, 524].includes(failure.status)
  const { kind } = failure
  return (
    kind === 'timeout' || kind === 'unreadable' || (kind === 'offline' && failure.begun === true)
  )
}

/** The server refused a new account because of another one (409), and did not say so in words. */
export function isTaken(failure: ApiFailure): boolean {
  return failure.kind === 'refused' && failure.status === 409 && failure.message === undefined
}

/** The failure behind anything that a call threw. */
export function toFailure(error: unknown): ApiFailure {
  return error instanceof ApiError ? error.failure : { kind: 'offline', detail: messageOf(error) }
}
