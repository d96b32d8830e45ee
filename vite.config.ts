import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { styleText } from 'node:util'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv, type Plugin, type UserConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { parseEnvironment, placeholderWarning } from './src/api/environment.ts'
import { parseLanguage } from './src/lib/languages.ts'
import { manifest } from './manifest.ts'
import { isGuardedPage } from './scripts/build/pageTemplate.ts'
import { chunkGroups } from './scripts/build/chunks.ts'
import { earlyScript } from './scripts/build/earlyScript.ts'
import { forBrowsers } from './scripts/build/forBrowsers.ts'
import { leanDexie } from './scripts/build/leanDexie.ts'
import { leanReact } from './scripts/build/leanReact.ts'
import { leanRouter } from './scripts/build/leanRouter.ts'
import { precompress } from './scripts/build/precompress.ts'
import { prerenderPages } from './scripts/build/prerender.ts'
import { searchText } from './scripts/build/searchText.ts'
import { parseSiteUrl } from './scripts/build/sitemap.ts'
import { sparingForms } from './scripts/build/sparingForms.ts'
import { translated } from './scripts/build/translated.ts'

// The router's package leads every bundler to its development files, whose warnings do not belong in
// a build.
const productionRouter = {
  'react-router/dom': routerFile('dom-export.mjs'),
  'react-router': routerFile('index.mjs'),
}

export default defineConfig(async ({ mode, command, isSsrBuild }): Promise<UserConfig> => {
  const variables = loadEnv(mode, import.meta.dirname, 'VITE_')
  const environment = readOrStop(() => parseEnvironment(variables))
  const language = readOrStop(() => parseLanguage(variables['VITE_LANGUAGE']))
  const siteUrl = readOrStop(() => parseSiteUrl(variables))
  const warning = placeholderWarning(environment)
  // The pages are written by a second build of the same portal.
  if (warning !== undefined && isSsrBuild !== true)
    process.stderr.write(`\n${styleText(['bold', 'yellow'], `WARNING: ${warning}`)}\n\n`)
  let outDir = ''
  return {
    base: language.home,
    define: {
      __LANGUAGE__: JSON.stringify(language),
      __ENVIRONMENT__: JSON.stringify(environment),
      __API_MOCK__: JSON.stringify(environment.mock),
      __SAMPLE_DATA__: JSON.stringify(environment.sampleData),
    },
    resolve: {
      alias: {
        // MSW's cookie store: most of the pretend server's weight, and nothing here needs it.
        'tough-cookie': fileURLToPath(new URL('mocks/noCookies.ts', import.meta.url)),
        // Its main file is written for browsers of 2015 and almost twice as large.
        'workbox-window': createRequire(import.meta.url).resolve(
          'workbox-window/build/workbox-window.prod.mjs',
        ),
        ...(command === 'build' ? productionRouter : {}),
      },
    },
    build: {
      target: 'es2022',
      cssTarget: ['chrome111', 'safari16.4', 'firefox115'],
      // A single style sheet, which prerendering inlines into each page.
      cssCodeSplit: false,
      // The pages name the chunks that they need (scripts/build/prerender.ts), and links load theirs
      // when pointed at (src/app/prefetch.ts). A list of every chunk's imports would be 2 kB of each
      // first visit.
      modulePreload: false,
      rolldownOptions: {
        // Of Lucide's two thousand files only those of the icons that are used are read.
        experimental: { lazyBarrel: true },
        onLog(level, log, tell) {
          // What should come late would come at once: no build with that.
          if (log.code === 'INEFFECTIVE_DYNAMIC_IMPORT') throw new Error(log.message)
          // So would what is left out of a package (scripts/build/leanReact.ts), and not at all.
          if (log.code === 'IMPORT_IS_UNDEFINED') throw new Error(log.message)
          tell(level, log)
        },
        output: {
          // The pages name this file, so it keeps its name: a changed screen then changes its own
          // chunk, its own page and this file, not every page (docs/decisions/prerendering.md).
          entryFileNames: 'app.js',
          // The entry names every screen's chunk, and hashes do not compress: they are as short as the
          // bundler allows for so many. 36⁷ are enough for the versions of one file.
          chunkFileNames: 'assets/[name]-[hash:7].js',
          hashCharacters: 'base36',
          // Chromium compiles all functions of the file beside the page's thread, while it arrives,
          // and not each when it is first called (docs/decisions/first-load.md). To others a comment.
          postBanner: '//# allFunctionsCalledOnLoad',
          codeSplitting: { groups: chunkGroups },
        },
      },
    },
    plugins: [
      {
        name: 'out-dir',
        configResolved(config) {
          outDir = resolve(config.root, config.build.outDir)
        },
      },
      translated(language.id),
      plainImports(),
      demoMark(environment.mock),
      leanDexie(),
      leanReact(),
      leanRouter(),
      sparingForms(),
      versionOfEntry(),
      earlyScript(),
      react(),
      tailwindcss(),
      searchText(environment),
      prerenderPages(environment, language, siteUrl),
      VitePWA({
        strategies: 'injectManifest',
        srcDir: 'worker',
        filename: 'sw.ts',
        registerType: 'prompt',
        injectRegister: false,
        manifest: await manifest(language),
        // What shows the icons of an installed app keeps them itself.
        includeManifestIcons: false,
        injectManifest: {
          globPatterns: ['**/*.{html,js,svg,webmanifest}', 'packs/*'],
          // The worker answers with the shell what is no page.
          globIgnores: ['screenshots/**', '404.html'],
          manifestTransforms: [withIntegrity(() => outDir)],
          rollupFormat: 'iife',
        },
      }),
      precompress(),
    ],
  }
})

/** For a wrong variable the one-sentence message is enough: the stack trace of a config helps nobody. */
function readOrStop<Value>(read: () => Value): Value {
  try {
    return read()
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`)
    process.exit(1)
  }
}

/**
 * Leaves lazy imports as they are written. Vite wraps each in a helper that preloads style sheets and
 * chunks, which is not needed here: 700 bytes of every first visit.
 */
function plainImports(): Plugin {
  // What is wrapped is `() => import(…)`, or an async function that takes the names it needs from it.
  const wrapped =
    /\b__vitePreload\((?:\(\) => |async \(\) => \{\s*const \{ (?<names>.+) \} = await )(?<plain>import\(.+?\)(?:\.then\(\(n\) => n\.\w+\))?)(?:;\s*return \{ \k<names> \};\s*\})?, __VITE_PRELOAD__\)/g
  return {
    name: 'plain-imports',
    enforce: 'pre',
    load: (id) =>
      id.includes('vite/preload-helper') ? 'export const __vitePreload = (load) => load()' : null,
    renderChunk: (code) => ({ code: code.replace(wrapped, '$<plain>'), map: null }),
  }
}

/**
 * Writes the hash of the entry into the entry, for `src/main.tsx`. The entry names every chunk, or one
 * that does, by a hash of its content, so it changes whenever a screen does.
 */
function versionOfEntry(): Plugin {
  return {
    name: 'version-of-entry',
    apply: forBrowsers,
    generateBundle(_options, bundle) {
      const entry = bundle['app.js']
      const placeholder = '__PORTAL_VERSION__'
      if (entry?.type !== 'chunk' || !entry.code.includes(placeholder)) {
        throw new Error('app.js does not name its version')
      }
      const version = createHash('sha256').update(entry.code).digest('hex').slice(0, 10)
      entry.code = entry.code.replaceAll(placeholder, version)
    },
  }
}

/** Marks every document of a demo, which says on paper and in its files that it is one. */
function demoMark(isDemo: boolean): Plugin {
  return {
    name: 'demo-mark',
    transformIndexHtml: (html) => (isDemo ? html.replace('<html ', '<html data-demo="" ') : html),
  }
}

function routerFile(name: string): string {
  const development = createRequire(import.meta.url).resolve('react-router')
  return resolve(development, '../../production', name)
}

/**
 * Every precached file carries its hash, so that a captive portal's page can never be stored as a
 * script.
 */
function withIntegrity(outDir: () => string) {
  return async <Entry extends { url: string }>(entries: Entry[]) => ({
    manifest: entries
      // The worker answers every guarded address with one of them, app.html.
      .filter(({ url }) => url === 'app.html' || !isGuarded(join(outDir(), url)))
      .map((entry) => ({ ...entry, integrity: integrityOf(join(outDir(), entry.url)) })),
    warnings: [],
  })
}

function isGuarded(file: string): boolean {
  return file.endsWith('.html') && isGuardedPage(readFileSync(file, 'utf8'))
}

function integrityOf(file: string): string {
  const bytes = readFileSync(file)
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`
}
