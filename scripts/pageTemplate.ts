import type { PageInfo } from '../src/app/pageInfo.ts'

/** The chunks that a page asks for: with the first React can begin, the others follow. */
export type PageChunks = { first: readonly string[]; later: readonly string[] }

/** A prerendered page: its path, the words for its head, its markup and its chunks. */
export type RenderedPage = PageInfo & { path: string; html: string; chunks: PageChunks }

const root = '<div id="root"></div>'

/** Stands on a page whose content is for signed-in people: there is only its frame. */
export const guardedMark = 'data-guarded'

const needsScripts =
  '<noscript><p>This page of the SSIP Portal needs scripts. <a href="/">Go to the home page</a>, which does not.</p></noscript>'

/** The built page with its style sheet inside, so that the first paint waits for one file only. */
export function inlineStyle(page: string, readFile: (file: string) => string) {
  const files: string[] = []
  const html = page.replace(
    /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g,
    (_link, file: string) => {
      files.push(file)
      return `<style>${readFile(file).trim()}</style>`
    },
  )
  return { html, files }
}

/** The texts of what stands inline in a page, for their hashes in the policy. */
export function inlineTexts(html: string): { scripts: string[]; styles: string[] } {
  const texts = (tag: string) =>
    Array.from(
      html.matchAll(new RegExp(`<${tag}>([^]*?)</${tag}>`, 'g')),
      (match) => match[1] ?? '',
    )
  return { scripts: texts('script'), styles: texts('style') }
}

/** The policy comes before anything that it rules. */
export function withPolicy(html: string, policy: string): string {
  return insertAfter(
    html,
    '<meta charset="utf-8" />',
    `\n    <meta http-equiv="Content-Security-Policy" content="${policy}" />`,
  )
}

/** The page for every address that has none of its own: a frame, in which the router decides what it shows. */
export function shellPage(template: string, frame: string, chunks: PageChunks): string {
  return replaceOnce(
    withPreloads(template, chunks),
    root,
    `<div id="root" ${guardedMark}>${frame}</div>${needsScripts}`,
  )
}

/** The page of a guarded screen: as a public page, but there is nothing to read without scripts. */
export function guardedPage(template: string, page: RenderedPage): string {
  const html = replaceOnce(
    publicPage(template, page),
    '<div id="root"',
    `<div id="root" ${guardedMark}`,
  )
  return replaceOnce(html, '</body>', `${needsScripts}\n  </body>`)
}

/** A page with its markup, its own title and description, and its screen's chunks asked for at once. */
export function publicPage(template: string, page: RenderedPage): string {
  let html = replaceOnce(
    withPreloads(template, page.chunks),
    /<title>[^<]*<\/title>/,
    `<title>${escapeHtml(page.title)}</title>`,
  )
  html = replaceOnce(
    html,
    /(<meta\s+name="description"\s+content=)"[^"]*"/,
    `<meta name="description" content="${escapeHtml(page.description)}"`,
  )
  return replaceOnce(html, root, `<div id="root" data-page="${page.path}">${page.html}</div>`)
}

/**
 * Asks for the chunks at once, instead of after the scripts that import them have come; before the
 * style sheet, which takes a phone a while to read.
 */
function withPreloads(html: string, { first, later }: PageChunks): string {
  const links = [
    ...first.map((file) => preload(file, '')),
    ...later.map((file) => preload(file, ' fetchpriority="low"')),
  ]
  return replaceOnce(html, /(?<=<script type="module"[^>]*><\/script>)/, links.join(''))
}

function preload(file: string, priority: string): string {
  return `\n    <link rel="modulepreload" crossorigin${priority} href="/${file}">`
}

function insertAfter(html: string, mark: string, addition: string): string {
  return replaceOnce(html, mark, mark + addition)
}

/** Fails where the template has changed under this file, instead of leaving something out. */
function replaceOnce(html: string, mark: string | RegExp, replacement: string): string {
  const found = typeof mark === 'string' ? html.includes(mark) : mark.test(html)
  if (!found) throw new Error(`The built page has no ${String(mark)}`)
  return html.replace(mark, () => replacement)
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
