import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite'
import { demoAccounts } from '../mocks/data/demoAccounts.ts'
import type { Environment } from '../src/api/environment.ts'
import type { allPaths, renderPage } from '../src/prerender.tsx'
import { hostingFiles } from './hosting.ts'
import {
  type PageChunks,
  guardedPage,
  inlineStyle,
  inlineTexts,
  publicPage,
  shellPage,
  withPolicy,
} from './pageTemplate.ts'
import { securityPolicy } from './securityPolicy.ts'

type Prerenderer = { allPaths: typeof allPaths; renderPage: typeof renderPage }

/** No route has it, so it shows what hosts answer an unknown address with. */
const notFoundPath = '/404'

/** What shows the session that this device knows; a guarded page asks for it together with its screen. */
const sessionModules = ['src/storage/profileCache', 'src/app/frame/SignedInArea']

/**
 * After the bundle is written: every public page as HTML with its style inside, of the guarded ones
 * the frame, `app.html` for all other addresses, and the rules for hosts. Stands before the PWA
 * plugin, so that the worker's list has the final files. Why a plugin of our own:
 * docs/decisions/prerendering.md.
 */
export function prerenderPages(environment: Environment): Plugin {
  let config: ResolvedConfig
  let chunks: Rolldown.OutputChunk[] = []
  return {
    name: 'ssip-prerender',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
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
        // A bundle that failed says so itself.
        if (error !== undefined || chunks.length === 0) return
        const outDir = resolve(config.root, config.build.outDir)
        const read = (file: string) => readFileSync(join(outDir, file), 'utf8')
        const { html: styled, files } = inlineStyle(read('index.html'), read)
        for (const file of files) rmSync(join(outDir, file))
        const policy = securityPolicy(environment, inlineTexts(styled))
        const template = withPolicy(styled, policy)
        const write = (file: string, text: string) => {
          mkdirSync(dirname(join(outDir, file)), { recursive: true })
          writeFileSync(join(outDir, file), text)
        }

        await withPrerenderer(config, async ({ allPaths, renderPage }) => {
          const render = async (path: string, alsoNeeded: readonly string[]) => {
            const page = await renderPage(path, environment.mock ? demoAccounts : null)
            const modules = [...openedScreens(config.root), ...alsoNeeded]
            return { ...page, path, chunks: filesOf(modules, chunks) }
          }
          for (const path of [...allPaths.public, notFoundPath]) {
            const html = publicPage(template, await render(path, []))
            write(path === '/' ? 'index.html' : `${path.slice(1)}.html`, html)
          }
          const session = sessionModules.map((module) => resolve(config.root, module))
          for (const path of allPaths.guarded) {
            const page = await render(path, session)
            write(`${path.slice(1)}.html`, guardedPage(template, page))
            // Until the session is known, each of them shows the same.
            write('app.html', shellPage(template, page.html, filesOf([], chunks)))
          }
          for (const [file, text] of Object.entries(hostingFiles(policy, allPaths.shell))) {
            write(file, text)
          }
        })
      },
    },
  }
}

/** Builds `src/prerender.tsx` for Node with the app's own configuration, and hands it over. */
async function withPrerenderer(
  config: ResolvedConfig,
  render: (prerenderer: Prerenderer) => Promise<void>,
): Promise<void> {
  // Inside the project, so that its packages are found.
  const outDir = join(config.root, 'node_modules', '.cache', `ssip-prerender-${process.pid}`)
  try {
    await build({
      root: config.root,
      mode: config.mode,
      logLevel: 'warn',
      plugins: [recordScreens()],
      build: {
        ssr: 'src/prerender.tsx',
        outDir,
        copyPublicDir: false,
        rolldownOptions: { output: { entryFileNames: 'prerender.js' } },
      },
    })
    await render((await import(pathToFileURL(join(outDir, 'prerender.js')).href)) as Prerenderer)
  } finally {
    rmSync(outDir, { recursive: true, force: true })
  }
}

const recorder = globalThis as { openedScreens?: string[] }

/** Notes which module a route loads, so that its page can ask for that chunk without a detour. */
function recordScreens(): Plugin {
  return {
    name: 'ssip-record-screens',
    enforce: 'pre',
    transform(code, id) {
      if (!id.includes('/src/app/')) return null
      return code.replace(
        /\bimport\((['"].+?['"])\)/g,
        '((globalThis.openedScreens ??= []).push($1), import($1))',
      )
    },
  }
}

/** Full paths, without their endings, of the modules that were opened since the last time. */
function openedScreens(root: string): string[] {
  const opened = recorder.openedScreens?.splice(0) ?? []
  return opened.map((source) => resolve(root, 'src/app', source))
}

/**
 * The chunks that a page with these modules needs beside the entry, all that they import included:
 * those of the entry, with which React can begin, and after them the rest.
 */
function filesOf(modules: readonly string[], chunks: readonly Rolldown.OutputChunk[]): PageChunks {
  const entries = chunks.filter((chunk) => chunk.isEntry)
  const screens = chunks.filter((chunk) =>
    chunk.moduleIds.some((id) => modules.includes(id.replace(/\.tsx?$/, ''))),
  )
  const first = withImports(entries, chunks)
  const all = withImports([...entries, ...screens], chunks)
  const isEntry = (file: string) => entries.some(({ fileName }) => fileName === file)
  return {
    first: first.filter((file) => !isEntry(file)),
    later: all.filter((file) => !first.includes(file)),
  }
}

function withImports(
  from: readonly Rolldown.OutputChunk[],
  chunks: readonly Rolldown.OutputChunk[],
): string[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const found = new Set(from.map((chunk) => chunk.fileName))
  // A set is walked in the order of insertion, what is added meanwhile included.
  for (const name of found) for (const next of byName.get(name)?.imports ?? []) found.add(next)
  // The largest first: there are only so many connections, and it needs one the longest.
  const size = (name: string) => byName.get(name)?.code.length ?? 0
  return Array.from(found).toSorted((a, b) => size(b) - size(a))
}
