import { stays } from './leaving'

const meta = document.querySelector<HTMLMetaElement>('meta[name=scripts]')

/** The page's address, or '*', and its scripts (`scripts/build/pageTemplate.ts`); nothing during development. */
const [page, everyVisit = '', ...scripts] = meta?.content.split(' ') ?? []
export { page }

/** Of what the scripts call, this came to browsers last: Chromium 110, Firefox 115, Safari 16. */
const isTooOld = !('toSorted' in Array.prototype)

/**
 * Loads them, each in a task of its own, between which the page responds; or says that they cannot be
 * had or run.
 */
export async function loadScripts(): Promise<void> {
  if (isTooOld) {
    tell('too-old')
    return
  }
  // What the worker has stored needs no preload, and WebKit would use one of the version before.
  if (!isServed()) void preloadScripts()
  let hasEntry = false
  try {
    for (const file of scripts) {
      // What React does on this page (a form leads on to its step) could end the leaving.
      await stays()
      await import(file).catch(() => stays().then(() => import(file)))
      hasEntry ||= file.endsWith('/app.js')
    }
  } catch {
    // What React itself cannot load it tells of.
    if (hasEntry) return
    tell('not-loaded')
    // Loading the page again would lose what is typed in it.
    addEventListener('online', loadAgain, { once: true })
  }
}

function loadAgain(): void {
  document.getElementById('not-loaded')?.setAttribute('hidden', '')
  void loadScripts()
}

/** What every visit does is fetched as soon as the whole page is there, and run once that is shown. */
export function loadEveryVisit(): void {
  if (isTooOld) return
  addEventListener('DOMContentLoaded', () => {
    if (!isServed()) preload(everyVisit, 'low')
  })
  // If it does not arrive, a touch says so.
  addEventListener('load', () => void import(everyVisit).catch(() => undefined))
}

/** Twenty of them in one task take a slow phone 50 to 100 ms. */
async function preloadScripts(): Promise<void> {
  for (const [index, file] of scripts.entries()) {
    if (index % 4 === 3) await new Promise((later) => setTimeout(later))
    preload(file)
  }
}

function preload(file: string, priority: 'low' | 'auto' = 'auto'): void {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = file
  link.fetchPriority = priority
  document.head.append(link)
}

/** Whether a worker has the page's scripts. */
export function isServed(): boolean {
  return 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null
}

/** Shows a sentence that the page brings along (`scripts/build/pageTemplate.ts`). */
function tell(what: 'not-loaded' | 'too-old'): void {
  const notice = document.getElementById(what)
  if (notice === null) return
  notice.hidden = false
  // Its link would show the same page again wherever the host lets browsers keep pages.
  notice.querySelector('a')?.addEventListener('click', (press) => {
    press.preventDefault()
    location.reload()
  })
}
