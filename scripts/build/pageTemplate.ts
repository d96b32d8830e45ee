import type { documentCopy } from '../../src/app/documentCopy.ts'
import { addressIn, languageTag, type Language } from '../../src/lib/languages.ts'

/**
 * The chunks that a page needs: `everyVisit` is what it does without React, `first` are enough for
 * React to start, `later` follow.
 */
export type PageChunks = {
  everyVisit: string
  first: readonly string[]
  later: readonly string[]
}

/** A prerendered page: its path, the texts for its head, its markup and its chunks. */
type RenderedPage = {
  path: string
  /** Its scripts start by themselves. */
  startsItself?: boolean
  title: string
  description: string
  html: string
  chunks: PageChunks
}

const root = '<div id="root"></div>'
const entryScript = /<script type="module"[^>]*src="[^"]*\/app\.js"><\/script>/
const description = /(?<=<meta\s+name="description"\s+content=")[^"]*/

/** The attribute of a page whose content is for signed-in people: only its frame is prerendered. */
const guardedAttribute = 'data-guarded'

/** Whether a built page is guarded. Its style sheet contains the attribute's name too. */
export function isGuardedPage(html: string): boolean {
  return html.includes(`<div id="root" ${guardedAttribute}`)
}

/** The parts of a page that depend on its language. */
type PageLanguage = Pick<Language, 'id' | 'locale' | 'home'> & {
  copy: typeof documentCopy
  /** The addresses of a path in every language, for search engines. */
  addressesOf: (path: string) => readonly { id: string; address: string }[]
}

/** The built page in its language. */
export function inLanguage(page: string, language: PageLanguage): string {
  const html = replaceOnce(page, /(?<=<html [^>]*lang=")[^"]*/, languageTag(language))
  return replaceOnce(html, description, escapeHtml(language.copy.description))
}

/**
 * The built page with the picture that messengers show beside a link to it. They want its whole
 * address, so without the site's address there is none.
 */
export function withPreview(page: string, siteUrl: string | null): string {
  if (siteUrl === null) return page
  const picture = `<meta property="og:image" content="${siteUrl}/maskable-icon-512x512.png">`
  return insertAfter(page, '</title>', `\n    ${picture}`)
}

/** The built page with its style sheet inlined, so that the first paint waits for one file only. */
export function inlineStyle(page: string, home: string, readFile: (file: string) => string) {
  const files: string[] = []
  const html = page.replace(
    new RegExp(`<link rel="stylesheet"[^>]*href="${home}([^"]+)"[^>]*>`, 'g'),
    (_link, file: string) => {
      files.push(file)
      return `<style>${readFile(file).trim()}</style>`
    },
  )
  return { html, files }
}

/** The built page of a demo, which prints this on every sheet (`index.html`). */
export function withDemoNote(page: string, note: string): string {
  return replaceOnce(page, /(?<=<html data-demo=")/, escapeHtml(note))
}

/** The inline scripts and styles of a page, for their hashes in the policy. */
export function inlineTexts(html: string): { scripts: string[]; styles: string[] } {
  const texts = (tag: string) =>
    Array.from(
      html.matchAll(new RegExp(`<${tag}>([^]*?)</${tag}>`, 'g')),
      (match) => match[1] ?? '',
    )
  return { scripts: texts('script'), styles: texts('style') }
}

/** The policy must come before everything it applies to. */
export function withPolicy(html: string, policy: string): string {
  return insertAfter(
    html,
    '<meta charset="utf-8" />',
    `\n    <meta http-equiv="Content-Security-Policy" content="${policy}" />`,
  )
}

/**
 * The page for every address without a page of its own: a frame in which the router decides what to
 * show. Its heading is the portal's name until the scripts know the address (`src/main.tsx`).
 */
export function shellPage(
  template: string,
  language: PageLanguage,
  rendered: string,
  chunks: PageChunks,
): string {
  const portal = /<title>([^<]*)<\/title>/.exec(template)?.[1] ?? ''
  const frame = replaceOnce(rendered, /(?<=<h1 class="sr-only">)[^<]*/, portal)
  return replaceOnce(
    withScripts(template, language, chunks),
    root,
    `<div id="root" ${guardedAttribute}>${frame}</div>${needsScripts(language)}`,
  )
}

/** The page of a guarded screen: like a public page, but without scripts there is nothing to read. */
export function guardedPage(template: string, language: PageLanguage, page: RenderedPage): string {
  const html = replaceOnce(
    writtenPage(withScripts(template, language, page.chunks), language, page),
    '<div id="root"',
    `<div id="root" ${guardedAttribute}`,
  )
  return replaceOnce(html, '</body>', `${needsScripts(language)}\n  </body>`)
}

/** A page with its markup, title and description. If it is whole, it loads its scripts once it is touched. */
export function publicPage(template: string, language: PageLanguage, page: RenderedPage): string {
  const whole = page.startsItself === true ? undefined : addressIn(language, page.path)
  return readablePage(withScripts(template, language, page.chunks, whole), language, page)
}

/** The page for an unknown address. It starts by itself: a host may answer any address with it. */
export function missingPage(template: string, language: PageLanguage, page: RenderedPage): string {
  return readablePage(withScripts(template, language, page.chunks), language, page)
}

function readablePage(template: string, language: PageLanguage, page: RenderedPage): string {
  const html = writtenPage(template, language, page)
  const { withoutScripts } = language.copy
  const note = `<noscript><p class="container-page py-2">${escapeHtml(withoutScripts)}</p></noscript>`
  return replaceOnce(html, '<div id="root"', `${note}<div id="root"`)
}

function writtenPage(template: string, language: PageLanguage, page: RenderedPage): string {
  let html = replaceOnce(
    template,
    /<title>[^<]*<\/title>/,
    `<title>${escapeHtml(page.title)}</title>`,
  )
  html = replaceOnce(html, description, escapeHtml(page.description))
  html = replaceOnce(html, '</title>', `</title>${addresses(language, page.path)}`)
  const address = addressIn(language, page.path)
  return replaceOnce(html, root, `<div id="root" data-page="${address}">${page.html}</div>`)
}

/**
 * Names a page's scripts for the inline script in its head, which loads them: each in a task of its
 * own, between which the page responds, and not while the page itself is still arriving
 * (src/app/early/scripts.ts). `page` is the address whose markup is whole without them, or '*' for
 * none.
 */
function withScripts(
  html: string,
  language: PageLanguage,
  { everyVisit, first, later }: PageChunks,
  page = '*',
): string {
  const others = first.filter((file) => file !== everyVisit)
  const files = [everyVisit, ...others, 'app.js', ...later].map((file) => language.home + file)
  const meta = `<meta name="scripts" content="${[page, ...files].join(' ')}">`
  const named = insertAfter(html, '</title>', `\n    ${meta}`)
  const withoutEntry = replaceOnce(named, entryScript, '')
  return replaceOnce(withoutEntry, root, root + notices(language))
}

/** Shown when a script that React starts with does not arrive, or cannot run (src/app/early/scripts.ts). */
function notices({ copy }: PageLanguage): string {
  const again = `<a href="" class="underline">${escapeHtml(copy.loadAgain)}</a>`
  return (
    notice('not-loaded', `${escapeHtml(copy.notLoaded)} ${again}`) +
    notice('too-old', escapeHtml(copy.tooOld))
  )
}

function notice(id: string, html: string): string {
  return `<p id="${id}" role="alert" hidden class="fixed inset-x-0 bottom-0 z-50 bg-bad-soft p-4 text-bad">${html}</p>`
}

/** The page's own address and those in each language, for search engines. */
function addresses({ id: own, addressesOf }: PageLanguage, path: string): string {
  return addressesOf(path)
    .flatMap(({ id, address }) => [
      ...(id === own ? [`\n    <link rel="canonical" href="${address}">`] : []),
      `\n    <link rel="alternate" hreflang="${id}" href="${address}">`,
    ])
    .join('')
}

function needsScripts({ home, copy }: PageLanguage): string {
  return `<noscript><p>${escapeHtml(copy.needsScripts)} <a href="${home}">${escapeHtml(copy.home)}</a></p></noscript>`
}

function insertAfter(html: string, mark: string, addition: string): string {
  return replaceOnce(html, mark, mark + addition)
}

/** Throws when the template no longer contains the mark, instead of leaving something out. */
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
