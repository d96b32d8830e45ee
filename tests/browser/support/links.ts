import type { Page } from '@playwright/test'

/** A page as it is built: its first heading, its parts that can be linked, and where it leads. */
type BuiltPage = { heading: string | undefined; parts: string[]; links: Link[] }

type Link = { name: string; href: string; isSafe: boolean }

/** Reads a page as the host sends it, in a page that has no policy against it. */
export async function readPage(blank: Page, address: string): Promise<BuiltPage> {
  const answer = await blank.request.get(address)
  return blank.evaluate(
    ({ address, html }) => {
      const built = new DOMParser().parseFromString(html, 'text/html')
      return {
        heading: built.querySelector('h1')?.textContent,
        parts: Array.from(built.querySelectorAll('[id]'), ({ id }) => id),
        links: Array.from(built.querySelectorAll('a[href]'), (anchor) => ({
          name: anchor.textContent.trim(),
          href: new URL(anchor.getAttribute('href') ?? '', address).href,
          isSafe:
            anchor.getAttribute('target') === '_blank' &&
            anchor.getAttribute('rel')?.includes('noopener') === true,
        })),
      }
    },
    { address, html: await answer.text() },
  )
}

/** Links as the page has drawn them, those in closed menus and other tabs included. */
export async function drawnLinks(page: Page): Promise<Link[]> {
  return page.locator('a[href]').evaluateAll((anchors) =>
    anchors.map((anchor) => {
      const { href, target, rel } = anchor as HTMLAnchorElement
      const isSafe = target === '_blank' && rel.includes('noopener')
      return { name: anchor.textContent.trim(), href, isSafe }
    }),
  )
}

/**
 * The links that stand alone in their part of the page and are not as high as a finger; those of a
 * card whose whole is the link are.
 */
export async function lowLinks(page: Page): Promise<string[]> {
  return page.locator('a[href]').evaluateAll((anchors) =>
    anchors.flatMap((anchor) => {
      const isCard = getComputedStyle(anchor, '::after').position === 'absolute'
      // A heading is larger than its line: less is needed to hit it.
      const least = anchor.closest('h1, h2, h3, h4') === null ? 44 : 24
      const { height } = anchor.getBoundingClientRect()
      if (!anchor.checkVisibility() || isCard || height >= least || height <= 1) return []
      let part: Element = anchor
      while (getComputedStyle(part).display === 'inline') part = part.parentElement ?? document.body
      const isAlone = part.textContent.trim() === anchor.textContent.trim()
      return isAlone ? [`'${anchor.textContent}' is ${Math.round(height)} px high`] : []
    }),
  )
}

/** What is wrong with links, apart from where those within the portal lead. */
export function faultsOf(links: readonly Link[], origin: string): string[] {
  return links.flatMap(({ name, href, isSafe }) => {
    const { protocol, origin: to } = new URL(href)
    const faults: string[] = []
    if (name === '') faults.push(`a link to ${href} does not say where it leads`)
    const isWritten = protocol === 'mailto:' || protocol === 'tel:' || protocol === 'blob:'
    if (to === origin || isWritten) return faults
    if (protocol !== 'https:') faults.push(`${href} is not secure`)
    if (!isSafe) faults.push(`${href} takes the place of the portal, or can reach it`)
    return faults
  })
}

/** The addresses within the portal that links lead to. */
export function withinPortal(links: readonly Link[], origin: string): URL[] {
  return links.map(({ href }) => new URL(href)).filter((url) => url.origin === origin)
}
