import { languages, type Language } from '../../lib/languages'
import { localValue } from '../../lib/localValue'
import { hasUnsaved, whenSaved } from '../../pwa/unsaved'
import { carriedVisit } from '../navigation/carriedVisit'
import { languageCopy as copy } from '../../ui/page/languageCopy'
import { showToast } from '../../ui/overlays/notices'

/**
 * Every language has its own pages. A link to one works natively, and the script in the page's head
 * remembers the choice; this makes the link wait until everything is saved, and checks that there is
 * a network if one is needed.
 */
export function mindLanguageLinks(): void {
  document.addEventListener('click', (event) => {
    const { target } = event
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[hreflang]') : null
    const wanted = languages.find(({ id }) => id === link?.dataset['language'])
    if (link === null || wanted === undefined) return
    link.search = location.search
    link.hash = location.hash
    if (!navigator.onLine && localValue(`kept-${wanted.id}`).read() === null) {
      event.preventDefault()
      showToast(copy.notKept(wanted.name))
    } else if (!hasUnsaved()) {
      carryVisit(link.pathname)
    } else {
      event.preventDefault()
      const waiting = setTimeout(() => showToast(copy.waits), 500)
      void goOnceSaved(link.href, wanted).finally(() => clearTimeout(waiting))
    }
  })
}

async function goOnceSaved(address: string, { id }: Language): Promise<void> {
  await whenSaved()
  localValue('language').write(id)
  carryVisit(new URL(address).pathname)
  location.assign(address)
}

function carryVisit(pathname: string): void {
  const { usr: state } = (history.state ?? {}) as { usr?: unknown }
  carriedVisit.write({ pathname, state })
}
