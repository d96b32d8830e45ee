import { languages } from '../../lib/languages'
import { hasUnsaved, whenSaved } from '../../pwa/unsaved'
import { languageCopy as copy } from '../../ui/page/languageCopy'
import { showToast } from '../../ui/overlays/notices'

/**
 * Every language has its own pages. A link to one works natively, and the boot script (`index.html`)
 * remembers the choice and carries the visit there, or holds the link back where a network is needed
 * and missing. This says so, and makes a link wait until everything is saved.
 */
export function mindLanguageLinks(): void {
  document.addEventListener('click', (event) => {
    const { target } = event
    const link =
      target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-language]') : null
    if (link === null || !hasUnsaved()) return
    event.preventDefault()
    const waiting = setTimeout(() => showToast(copy.waits), 500)
    void followOnceSaved(link).finally(() => clearTimeout(waiting))
  })
  const root = document.documentElement
  const answer = () => {
    const wanted = languages.find(({ id }) => id === root.dataset['asked'])
    if (wanted !== undefined) showToast(copy.notKept(wanted.name))
  }
  new MutationObserver(answer).observe(root, { attributeFilter: ['data-asked'] })
  // Before this was here.
  answer()
}

async function followOnceSaved(link: HTMLAnchorElement): Promise<void> {
  await whenSaved()
  // On a screen that was opened meanwhile nobody has asked for it.
  if (link.isConnected) link.click()
}
