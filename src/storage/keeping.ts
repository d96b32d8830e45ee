import type { Persistence } from './persistence'

/** A browser's engine, as far as it determines what happens to stored drafts. */
type BrowserEngine = 'webkit' | 'firefox' | 'other'

/**
 * What happens to a draft that is left alone for a while. In addition to what was promised:
 * - `sevenDays`: WebKit deletes data stored by scripts after seven days without a visit, unless the
 * portal is installed. The installed app has separate storage.
 * - `asksFirst`: Firefox clears data when it needs room, unless the person allows it to stay.
 * - `unprotected`: data is cleared when room is needed, and installing does not help: it is installed
 * already, or cannot be.
 * - `insideApp`: a link in a messenger or a social network opens inside it, with storage that only this
 * app has.
 */
export type Keeping = Persistence | 'sevenDays' | 'asksFirst' | 'unprotected' | 'insideApp'

/** What applies to the current browser. */
export function keepingOf({
  persistence,
  userAgent,
  installed,
  secure,
}: {
  persistence: Persistence
  userAgent: string
  installed: boolean
  /** Whether the page is a secure context: elsewhere nothing can be installed or promised. */
  secure: boolean
}): Keeping {
  if (isInsideApp(userAgent) && !installed) return 'insideApp'
  if (persistence === 'unknown') return persistence
  const engine = engineOf(userAgent)
  // The seven-day rule applies whatever was promised.
  if (engine === 'webkit' && !installed) return 'sevenDays'
  if (persistence === 'promised') return persistence
  if (installed || !secure) return 'unprotected'
  return engine === 'firefox' ? 'asksFirst' : 'unpromised'
}

/** Android marks web views; on an iPhone they lack the name of Safari, which every browser there bears. */
function isInsideApp(userAgent: string): boolean {
  const isWebView = /; wv\)/.test(userAgent)
  const isOnIphone = /iPhone|iPad/.test(userAgent)
  const isNamed = /FBAN|FBAV|Instagram|LinkedInApp|Snapchat|\bLine\//.test(userAgent)
  return isWebView || isNamed || (isOnIphone && !/Safari\//.test(userAgent))
}

/** Every browser on an iPhone is WebKit, and names neither Chrome nor Firefox in full. */
function engineOf(userAgent: string): BrowserEngine {
  if (/Firefox\//.test(userAgent)) return 'firefox'
  return /AppleWebKit\//.test(userAgent) && !/Chrom(e|ium)\//.test(userAgent) ? 'webkit' : 'other'
}
