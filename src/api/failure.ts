import type { Refusal } from './contract'

/** Every way in which a call can fail, as screens see it. */
export type ApiFailure =
  /** The server could not be reached: no network, nothing listening, connection lost. */
  | { kind: 'offline'; detail: string }
  /** No whole answer within the environment's time limit. */
  | { kind: 'timeout'; seconds: number }
  /** An answer that is not the server's: a Wi-Fi login page, broken or foreign JSON, nothing at all. */
  | { kind: 'unexpected'; status: number }
  /** 401 or 403: the only answers that end a session. */
  | { kind: 'unauthorised'; status: 401 | 403; message?: string }
  /** Messages for single fields, by field name. */
  | { kind: 'fields'; fields: Record<string, string>; message?: string; status: number }
  /** Any other refusal, with the server's words where it said some. */
  | { kind: 'refused'; status: number; message?: string }

export class ApiError extends Error {
  readonly failure: ApiFailure
  constructor(failure: ApiFailure) {
    super(describeFailure(failure))
    this.name = 'ApiError'
    this.failure = failure
  }
}

/** What the server said, else undefined. */
export function serverMessage(failure: ApiFailure): string | undefined {
  return 'message' in failure ? failure.message : undefined
}

/** One sentence for people: what happened, and what to do. `fallback` stands in for a silent refusal. */
export function describeFailure(failure: ApiFailure, fallback = 'The server refused'): string {
  switch (failure.kind) {
    case 'offline':
      return 'The server cannot be reached. Check your connection and try again.'
    case 'timeout':
      return `The server did not answer within ${failure.seconds} seconds. Try again.`
    case 'unexpected':
      return 'Something other than the server answered, perhaps the login page of this Wi-Fi. Open it in your browser, then try again.'
    case 'unauthorised':
    case 'fields':
    case 'refused':
      return failure.message ?? fallback
  }
}

/** The failure that a refusal stands for; 401 and 403 first, then field messages, then the rest. */
export function failureOf(status: number, refusal: Refusal): ApiFailure {
  const message = refusal.message ? { message: refusal.message } : {}
  if (status === 401 || status === 403) return { kind: 'unauthorised', status, ...message }
  const fields = Object.fromEntries(
    (refusal.errors ?? [])
      .map((error) => [error.field ?? error.path, error.message ?? error.msg] as const)
      .filter((entry): entry is readonly [string, string] => Boolean(entry[0] && entry[1])),
  )
  if (Object.keys(fields).length > 0) return { kind: 'fields', fields, status, ...message }
  return { kind: 'refused', status, ...message }
}

/** The failure behind anything that a call threw. */
export function toFailure(error: unknown): ApiFailure {
  return error instanceof ApiError
    ? error.failure
    : { kind: 'offline', detail: error instanceof Error ? error.message : String(error) }
}
