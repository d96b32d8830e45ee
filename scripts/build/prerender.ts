import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Plugin, ResolvedConfig, Rolldown } from 'vite'
import { demoAccounts } from '../../mocks/data/demoAccounts.ts'
import type { Environment } from '../../src/api/environment.ts'
import { addressIn, languages, type Language } from '../../src/lib/languages.ts'
import { hasOneAddress, isGuarded, screenOf, type Page } from '../../src/app/page.ts'
import { forBrowsers } from './forBrowsers.ts'
import { hostingFiles } from './hosting.ts'
import {
  type PageChunks,
  guardedPage,
  inLanguage,
  inlineStyle,
  inlineTexts,
  missingPage,
  publicPage,
  shellPage,
  withDemoNote,
  withPolicy,
  withPreview,
} from './pageTemplate.ts'
import { loadPrerenderer } from './prerenderer.ts'
import { packOf, stylePack, withoutStyle, type Pack } from '../../worker/packs.ts'
import { securityPolicy } from './securityPolicy.ts'
import { sitemapFiles } from './sitemap.ts'

/** No route matches it, so it renders what hosts show for an unknown address. */
const notFoundPath = '/404'

/** Modules that show the session stored on this device; a guarded page names them with its screen. */
const sessionModules = ['storage/profileCache', 'app/frame/SignedInArea']

/**
 * Runs after the bundle is written: writes every public page as HTML with its style inlined, the
 * frame of each guarded page, `app.html` for all other addresses, and the hosts' rules. It comes
 * before the PWA plugin, so that the worker's list has the final files.
 * docs/decisions/prerendering.md says why it is a plugin of our own.
 */
export function prerenderPages(
  environment: Environment,
  language: Language,
  siteUrl: string | null,
): Plugin {
  let config: ResolvedConfig
  let chunks: Rolldown.OutputChunk[] = []
  return {
    name: 'ssip-prerender',
    apply: forBrowsers,
    configResolved(resolved) {
      config = resolved
    },
    generateBundle(_options, bundle) {
      chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
    },
    closeBundle: {
      sequential: true,
      order: 'pre',
      async handler(error) {
        // A failed bundle reports its own error.
        if (error !== undefined || chunks.length === 0) return
        const outDir = resolve(config.root, config.build.outDir)
        const read = (file: string) => readFileSync(join(outDir, file), 'utf8')
        const { pages, renderPage, documentCopy, demoNote } = await loadPrerenderer(config)
        const words = { ...language, copy: documentCopy, addressesOf: addressesIn(siteUrl) }
        const { html, files: sheets } = inlineStyle(
          withPreview(inLanguage(read('index.html'), words), siteUrl),
          language.home,
          read,
        )
        for (const file of sheets) rmSync(join(outDir, file))
        const styled = environment.mock ? withDemoNote(html, demoNote) : html
        const policy = securityPolicy(environment, inlineTexts(styled))
        const template = withPolicy(styled, policy)
        const write = (file: string, text: string) => {
          mkdirSync(dirname(join(outDir, file)), { recursive: true })
          writeFileSync(join(outDir, file), text)
        }

        const writtenPages = pages.filter(hasOneAddress)
        const publicPages = writtenPages.filter((page) => !isGuarded(page))
        const render = async (path: string, modules: readonly string[]) => {
          const page = await renderPage(path, environment.mock ? demoAccounts : null)
          return {
            ...page,
            path,
            chunks: filesOf(
              modules.map((module) => `src/${module}`),
              chunks,
            ),
          }
        }
        const packed: Pack = {}
        for (const page of publicPages) {
          const { path, startsItself = false } = page
          const rendered = await render(path, [screenOf(page)])
          if (rendered.asksForToday && !startsItself)
            throw new Error(`${path} shows something of today, so it has to start itself`)
          const text = publicPage(template, words, { ...rendered, startsItself })
          write(fileOf(path), text)
          packed[fileOf(path)] = withoutStyle(text)
        }
        for (const file of globSync('drawings/*.svg', { cwd: outDir })) {
          packed[file.replaceAll('\\', '/')] = read(file)
        }
        write(
          '404.html',
          missingPage(template, words, await render(notFoundPath, ['app/NotFoundPage'])),
        )
        for (const page of writtenPages.filter(isGuarded)) {
          const rendered = await render(page.path, guardedModules(page))
          write(fileOf(page.path), guardedPage(template, words, rendered))
          // Until the session is known, all guarded pages look the same.
          write('app.html', shellPage(template, words, rendered.html, filesOf([], chunks)))
        }
        packed['app.html'] = withoutStyle(read('app.html'))
        write(stylePack, inlineTexts(styled).styles.join(''))
        for (const [file, pack] of packsOf(packed)) write(file, JSON.stringify(pack))
        // Written once, into the folder that contains the languages' folders.
        const files: Record<string, string> =
          language.home === '/'
            ? {
                ...hostingFiles(policy, pages.flatMap(shellPaths)),
                ...sitemapFiles(siteUrl, publicPages, read('robots.txt')),
              }
            : {}
        for (const [file, text] of Object.entries(files)) write(file, text)
      },
    },
  }
}

/** The packs by name. */
function packsOf(files: Pack): Map<string, Pack> {
  const packs = new Map<string, Pack>()
  for (const [file, text] of Object.entries(files)) {
    packs.set(packOf(file), { ...packs.get(packOf(file)), [file]: text })
  }
  return packs
}

/**
 * The addresses of a path in each language. Search engines want absolute ones: if the site's address is
 * not known, the boot script in `index.html` completes them.
 */
function addressesIn(siteUrl: string | null) {
  return (path: string) =>
    languages.map((language) => ({
      id: language.id,
      address: (siteUrl ?? '') + addressIn(language, path),
    }))
}

/** The addresses that `app.html` answers: patterns, a form's steps, and aliases. */
function shellPaths(page: Page): string[] {
  const others = [page.alias, page.steps].filter((path) => path !== undefined)
  return hasOneAddress(page) ? others : [...others, page.path]
}

function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`
}

function guardedModules(page: Page): string[] {
  const queries = page.access === 'admin' ? ['app/Queries'] : []
  return [screenOf(page), ...queries, ...sessionModules]
}

/**
 * The chunks that a page with these modules needs besides the entry, with all their imports: first
 * those of the entry, with which React can start, then the rest.
 */
function filesOf(modules: readonly string[], chunks: readonly Rolldown.OutputChunk[]): PageChunks {
  const entries = chunks.filter((chunk) => chunk.isEntry)
  const screens = modules.map((module) => chunkOf(module, chunks))
  const first = withImports(entries, chunks)
  const all = withImports([...entries, ...screens], chunks)
  const isEntry = (file: string) => entries.some(({ fileName }) => fileName === file)
  return {
    everyVisit: chunkOf('src/app/every-visit/everyVisit', chunks).fileName,
    first: first.filter((file) => !isEntry(file)),
    later: all.filter((file) => !first.includes(file)),
  }
}

/** The chunk with a module: its path without an ending. */
function chunkOf(module: string, chunks: readonly Rolldown.OutputChunk[]): Rolldown.OutputChunk {
  const found = chunks.find((chunk) =>
    chunk.moduleIds.some((id) => id.replace(/\.tsx?$/, '').endsWith(`/${module}`)),
  )
  if (found === undefined) throw new Error(`No chunk has the module ${module}`)
  return found
}

function withImports(
  from: readonly Rolldown.OutputChunk[],
  chunks: readonly Rolldown.OutputChunk[],
): string[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const found = new Set(from.map((chunk) => chunk.fileName))
  // Iterating over a set includes the items added meanwhile.
  for (const name of found) for (const next of byName.get(name)?.imports ?? []) found.add(next)
  // The largest first: it needs one of the few connections for the longest time.
  const size = (name: string) => byName.get(name)?.code.length ?? 0
  return Array.from(found).toSorted((a, b) => size(b) - size(a))
}
