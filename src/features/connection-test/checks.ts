import type { Api } from '../../api/client'
import { ApiError, describeFailure, type ApiFailure } from '../../api/failure'
import { isForeign } from '../../api/rawAnswer'
import { connectionTestCopy as copy } from './copy'

export type CheckName = 'backend' | 'login'

export type CheckResult = {
  ok: boolean
  message: string
  /** Exactly what happened, when the check failed. */
  detail?: string
  suggestion?: string
}

/**
 * The two checks of spec §2 by the calls of spec §7: GET / on the root of the backend, and POST
 * /auth/login with an empty body, where 400 counts as reachable. They throw only when the test itself
 * fails.
 */
export const checks: Record<CheckName, (api: Api) => Promise<CheckResult>> = {
  backend: (api) => check(() => rootOf(api), copy.messages.backendOk, copy.messages.backendFailed),
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
    const answer = await probe()
    const { status, ok, page } = answer
    if (isForeign(answer)) {
      const { captive } = copy.suggestions
      return { ok: false, message: failedMessage, detail: copy.foreign, suggestion: captive }
    }
    // A sign-in is not answered with a page; the root may be.
    if (ok && page && alsoOk !== undefined) {
      const { openSignIn } = copy.suggestions
      return { ok: false, message: failedMessage, detail: copy.led, suggestion: openSignIn }
    }
    if (ok || status === alsoOk) return { ok: true, message: okMessage }
    return { ok: false, message: failedMessage, ...reasonOf(answer, alsoOk !== undefined) }
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

/**
 * Many servers have a page of their own at their root (Laravel's says welcome). A Wi-Fi answers
 * everything with its page, the sign-in too; a host of files takes none.
 */
async function rootOf(api: Api): ReturnType<Api['probe']> {
  const root = await api.probe('root')
  if (!isForeign(root) || root.away || !root.ok) return root
  const signIn = await api.probe('login', {}).catch(() => root)
  if (signIn.status === 404 || signIn.status === 405) return signIn
  return { ...root, page: signIn.away || (signIn.page && !signIn.redirected) }
}

/** The reason for a failure, from its status and from who seems to have answered. */
function reasonOf({ status, page, csrf }: Awaited<ReturnType<Api['probe']>>, asksLogin: boolean) {
  const { notFound, network, server, csrf: withoutCsrf, otherwise } = copy.suggestions
  // Hosts of files answer a sign-in with 405.
  if (status === 404 || status === 405)
    return { detail: copy.answered(status), suggestion: notFound }
  if (csrf) return { detail: copy.answered(status), suggestion: withoutCsrf }
  // Servers send their own error pages with status 500; pages with another status come from something
  // in front of the server.
  if (page && status !== 500) return { detail: copy.pageAnswered(status), suggestion: network }
  // As Laravel and Spring do; the rule of the specification is 400 alone.
  const isThere = asksLogin && !page && (status === 401 || status === 422)
  return { detail: copy.answered(status), suggestion: isThere ? otherwise : server }
}

function suggestionFor(failure: ApiFailure): string {
  if (failure.kind === 'timeout') return copy.suggestions.timeout
  const saysCors = failure.kind === 'offline' && failure.detail.includes('CORS')
  return saysCors ? copy.suggestions.cors : copy.suggestions.network
}
