import { parseJson } from '../lib/json'
import { retryAfter } from './retryAfter'
import { wordsOfText } from './words'

/** A response as received, before it is checked against the contract. */
export type RawAnswer = {
  status: number
  ok: boolean
  /** Undefined when the body is not JSON. */
  body: unknown
  /** The body is a web page. */
  page: boolean
  /** The request was redirected, and `away`: to another host. */
  redirected: boolean
  away: boolean
  /** It is refused for the lack of a CSRF token. */
  csrf: boolean
  /** The body is JSON that ends early, or what PHP says instead. */
  broken: boolean
  /** A body that is only a sentence. */
  words: string | undefined
  /** When to try again, if the server says so. */
  again: string | undefined
  /** The token of a new session, where it is in a header. */
  bearer: string | null
}

/** Where PHP is set to show its warnings, they stand before the answer. */
const phpWarnings = /^\s*(?:<br \/>\s*<b>[^<]*<\/b>:[^]*?<br \/>\s*)+/

/** Where servers with a form lead whoever has no session any more, to answer with its page and a 200. */
const signInPage = /(?:log|sign)[-_]?in\/?$/i

/**
 * `mayEnd`: a redirect to a sign-in says that the session has ended. Not of a creation: after a new account
 * some servers lead there, too.
 */
export async function readAnswer(
  response: Response,
  baseUrl: string,
  mayEnd: boolean,
): Promise<RawAnswer> {
  const { redirected } = response
  const { hostname, pathname } = new URL(redirected ? response.url : baseUrl)
  const away = hostname !== new URL(baseUrl).hostname
  const hasEnded = mayEnd && redirected && !away && signInPage.test(pathname)
  const { status, ok } = hasEnded ? { status: 401, ok: false } : response
  const text = hasEnded ? '' : await textOf(response)
  const warned = phpWarnings.exec(text)?.[0] ?? ''
  const body = bodyOf(text.slice(warned.length))
  const isNone = body === undefined
  const isHtml = /html/i.test(response.headers.get('content-type') ?? '')
  return {
    status,
    ok,
    body: ok && Array.isArray(body) ? withPages(body, response.headers) : body,
    // Servers label an empty body or a bare word as a page too.
    page: isNone && warned === '' && (isHtml ? /<[a-z!/]/i : /^\s*</).test(text),
    redirected,
    away,
    // 419 is Laravel's, for this alone.
    csrf: status === 419 || (status === 403 && /csrf/i.test(text)),
    broken: isNone && (warned !== '' || /^\s*[[{"]/.test(text)),
    words: wordsOfText(text),
    again: retryAfter(response.headers),
    bearer: response.headers.get('authorization'),
  }
}

/** A token that is all of an answer: one of JWT, or of Laravel, whose guide sends it so. */
const tokenAlone = /^\s*"?(eyJ[\w-]+(?:\.[\w-]+){2}|\d+\|\w{40,})"?\s*$/

/** What an answer holds; of JSON that was made twice, as ASP.NET makes it of a text, what is inside. */
function bodyOf(text: string): unknown {
  const [, token] = tokenAlone.exec(text) ?? []
  // In a record no screen takes it for a message, and no log writes it.
  if (token !== undefined) return { token }
  const body = parseJson(text)
  return typeof body === 'string' ? (parseJson(body) ?? body) : body
}

/** Whatever the server says that it is, UTF-8 is taken for it; of anything else `text()` loses the letters. */
async function textOf(response: Response): Promise<string> {
  const bytes = await response.arrayBuffer()
  const said = /charset="?([\w-]+)/i.exec(response.headers.get('content-type') ?? '')?.[1]
  for (const charset of ['utf-8', said]) {
    try {
      return new TextDecoder(charset, { fatal: true }).decode(bytes)
    } catch {
      // It is another one.
    }
  }
  return new TextDecoder('latin1').decode(bytes)
}

/** Only headers can say of a bare list that there is more of it (RFC 8288, a count, or a range of it). */
function withPages(users: unknown[], headers: Headers) {
  const next = /rel="?next\b/i.test(headers.get('link') ?? '')
  const total = headers.get('x-total-count') ?? headers.get('content-range')?.split('/')[1]
  return { users, next, total }
}

/**
 * A Wi-Fi login page, or a redirect to one. 511 is the status meant for it, but few networks use it.
 * A page to which the server itself has redirected is its own.
 */
export function isForeign({ away, redirected, page, ok, status }: RawAnswer): boolean {
  return away || (page && ((ok && !redirected) || status === 511))
}
