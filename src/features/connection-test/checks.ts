import type { Api } from '../../api/client'
import { ApiError, describeFailure, type ApiFailure } from '../../api/failure'
import { connectionTestCopy as copy } from './copy'

export type CheckName = 'backend' | 'login'

export type CheckResult = {
  ok: boolean
  message: string
  /** What exactly happened, on a failure. */
  detail?: string
  suggestion?: string
}

/**
 * The two checks of spec §2 and §8: GET / on the root of the backend, and POST /auth/login with an
 * empty body, where 400 counts as reachable. They throw only when the test itself fails.
 */
export const checks: Record<CheckName, (api: Api) => Promise<CheckResult>> = {
  backend: (api) =>
    check(() => api.probe('root'), copy.messages.backendOk, copy.messages.backendFailed),
  login: (api) =>
    check(() => api.probe('login', {}), copy.messages.loginOk, copy.messages.loginFailed, 400),
}

async function check(
  probe: () => ReturnType<Api['probe']>,
  okMessage: string,
  failedMessage: string,
  alsoOk?: number,
): Promise<CheckResult> {
  try {
    const { status, ok, text } = await probe()
    // A Wi-Fi login page answers everything with a page of its own; no server call does.
    if (ok && isPage(text)) {
      const { captive } = copy.suggestions
      return { ok: false, message: failedMessage, detail: copy.foreign, suggestion: captive }
    }
    if (ok || status === alsoOk) return { ok: true, message: okMessage }
    const suggestion = status === 404 ? copy.suggestions.notFound : copy.suggestions.server
    return { ok: false, message: failedMessage, detail: copy.answered(status), suggestion }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const { failure } = error
    return {
      ok: false,
      message: failedMessage,
      detail: failure.kind === 'offline' ? failure.detail : describeFailure(failure),
      suggestion: suggestionFor(failure),
    }
  }
}

function suggestionFor(failure: ApiFailure): string {
  if (failure.kind === 'timeout') return copy.suggestions.timeout
  const saysCors = failure.kind === 'offline' && failure.detail.includes('CORS')
  return saysCors ? copy.suggestions.cors : copy.suggestions.network
}

function isPage(text: string): boolean {
  return /^\s*<(!doctype|html)/i.test(text)
}
