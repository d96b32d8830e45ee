import { languages, type Language } from '../../lib/languages'
import { localValue } from '../../lib/localValue'
import { appUpdate } from '../../pwa/appUpdate'
import { hasUnsaved, whenSaved } from '../../pwa/unsaved'
import { languageCopy as copy } from '../../ui/page/languageCopy'
import { showToast } from '../../ui/overlays/notices'

/** How long a page of another language may take to answer, in milliseconds. */
const patience = 5_000

/**
 * Every language has its own pages. A link to one works natively, and the boot script (`index.html`)
 * remembers the choice and carries the visit there; this makes the link wait until everything is
 * saved, and says that there is no network if one is needed.
 */
export function mindLanguageLinks(): void {
  document.addEventListener('click', (event) => {
    const { target } = event
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[hreflang]') : null
    const wanted = languageOf(link?.dataset['language'])
    if (link === null || wanted === undefined) return
    if (link !== reached && mayBeMissing(wanted)) {
      event.preventDefault()
      void followIfThere(link, wanted)
    } else if (hasUnsaved()) {
      event.preventDefault()
      const waiting = setTimeout(() => showToast(copy.waits), 500)
      void followOnceSaved(link).finally(() => clearTimeout(waiting))
    }
  })
  // Before this was here, the boot script held such a link back.
  const asked = languageOf(document.documentElement.dataset['asked'])
  if (asked !== undefined) sayNotKept(asked)
}

function languageOf(wanted: string | undefined): Language | undefined {
  return languages.find(({ id }) => id === wanted)
}

function sayNotKept({ name }: Language): void {
  showToast(copy.notKept(name))
}

/** Where a worker has every page of this language, a network may be missing that the browser believes in. */
function mayBeMissing({ id }: Language): boolean {
  const isKept = localValue(`kept-${id}`).read() !== null
  return !isKept && (!navigator.onLine || appUpdate.read().stored)
}

/** The link whose page the network has. */
let reached: Element | undefined

async function followIfThere(link: HTMLAnchorElement, wanted: Language): Promise<void> {
  try {
    await fetch(link.href, { method: 'HEAD', signal: AbortSignal.timeout(patience) })
  } catch {
    return sayNotKept(wanted)
  }
  reached = link
  followLink(link)
}

async function followOnceSaved(link: HTMLAnchorElement): Promise<void> {
  await whenSaved()
  followLink(link)
}

/** On a screen that was opened meanwhile nobody has asked for it. */
function followLink(link: HTMLAnchorElement): void {
  if (link.isConnected) link.click()
}
