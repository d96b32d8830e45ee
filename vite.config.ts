import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { parseEnvironment } from './src/api/environment.ts'
import { manifest } from './manifest.ts'
import { guardedMark } from './scripts/pageTemplate.ts'
import { precompress } from './scripts/precompress.ts'
import { prerenderPages } from './scripts/prerender.ts'

// The router's package leads every bundler to its development files; their warnings have no place in a build.
const productionRouter = {
  'react-router/dom': routerFile('dom-export.mjs'),
  'react-router': routerFile('index.mjs'),
}

export default defineConfig(({ mode, command }) => {
  const environment = parseEnvironment(loadEnv(mode, import.meta.dirname, 'VITE_API_'))
  let outDir = ''
  return {
    define: {
      __ENVIRONMENT__: JSON.stringify(environment),
      __API_MOCK__: JSON.stringify(environment.mock),
    },
    resolve: {
      alias: {
        // The public suffix list that MSW's cookie store brings along is 41 kB that nothing here needs.
        tldts: fileURLToPath(new URL('mocks/tldts.ts', import.meta.url)),
        ...(command === 'build' ? productionRouter : {}),
      },
    },
    build: {
      target: 'es2022',
      cssTarget: ['chrome111', 'safari16.4', 'firefox115'],
      // One style sheet, which the prerendering puts into each page.
      cssCodeSplit: false,
      // The pages name the chunks that they need (scripts/prerender.ts), links load theirs when pointed at
      // (src/app/prefetch.ts): a list of every chunk's imports would be 2 kB of each first visit.
      modulePreload: false,
      rolldownOptions: {
        output: {
          // The pages name this file, so it keeps its name: a changed screen changes its own chunk,
          // its own page and this, not every page (docs/decisions/prerendering.md).
          entryFileNames: 'app.js',
          codeSplitting: {
            groups: [
              {
                name: 'react',
                test: /node_modules\/(react|react-dom|scheduler|react-router)\//,
                priority: 5,
              },
              // Before the ones below, which would take along what they share with the entry.
              { name: 'app', tags: ['$initial'], priority: 4 },
              // What would be dozens of small files, each of which costs a phone a round trip.
              { name: 'zod', test: /node_modules\/zod\//, priority: 3 },
              { name: 'dexie', test: /node_modules\/(dexie|dexie-react-hooks)\//, priority: 3 },
              { name: 'react-hook-form', test: /node_modules\/react-hook-form\//, priority: 3 },
              {
                name: 'pieces',
                test: /\/src\/(ui\/(Badge|Band|Card|Drawing|Figures|Hero|Mark|SourceNote|TextLink|tone)|lib\/money|domain\/story\/story)\.tsx?$/,
                priority: 3,
              },
              {
                name: 'fields',
                test: /\/src\/(ui\/(Banner|CheckboxField|Field|FieldError|FileButton|PasswordField|SelectField|TextAreaField|TextField|fieldClass)|lib\/(bytes|dates|saveFile|validation))\.tsx?$/,
                priority: 3,
              },
              {
                name: 'lists',
                test: /\/src\/(ui\/(EmptyState|FilterButtons|ProgressBar|SearchField|StatTile|Tabs)|lib\/(ics|thresholds))\.tsx?$/,
                priority: 3,
              },
              {
                name: 'drafts',
                test: /\/src\/(storage\/(DraftSeat|DraftWriter|attachments|database|draftMigrations|drafts|persistence|quarantine|readSubmission|submissions)|domain\/grant-form\/\w+)\.tsx?$|node_modules\/@noble\/hashes\/(_md|sha2|utils)\.js$/,
                priority: 2,
              },
              { name: 'apply', test: /\/src\/features\/apply\/(?!passport|SectionSheet\.)/ },
            ],
          },
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
      react(),
      tailwindcss(),
      prerenderPages(environment),
      VitePWA({
        strategies: 'generateSW',
        registerType: 'prompt',
        injectRegister: false,
        manifest,
        workbox: {
          globPatterns: ['**/*.{html,js,css,svg,png,webmanifest}'],
          globIgnores: ['screenshots/**'],
          navigateFallback: '/app.html',
          // As on a server: a query asks for the same page, which then reads it.
          ignoreURLParametersMatching: [/./],
          inlineWorkboxRuntime: true,
          cleanupOutdatedCaches: true,
          manifestTransforms: [withIntegrity(() => outDir)],
        },
      }),
      precompress(),
    ],
    test: {
      environment: 'jsdom',
      include: ['tests/**/*.test.{ts,tsx}'],
      setupFiles: ['tests/support/setup.ts'],
      testTimeout: 60_000,
      // A small machine may be busy with something else: what fails twice has failed.
      retry: 1,
    },
  }
})

function routerFile(name: string): string {
  const development = createRequire(import.meta.url).resolve('react-router')
  return resolve(development, '../../production', name)
}

/** Every precached file carries its hash, so that a captive portal's page can never be stored as a script. */
function withIntegrity(outDir: () => string) {
  return async <Entry extends { url: string }>(entries: Entry[]) => ({
    manifest: entries
      // The worker answers every guarded address with one of them, app.html.
      .filter(({ url }) => url === 'app.html' || !isGuardedPage(join(outDir(), url)))
      .map((entry) => ({ ...entry, integrity: integrityOf(join(outDir(), entry.url)) })),
    warnings: [],
  })
}

function isGuardedPage(file: string): boolean {
  return file.endsWith('.html') && readFileSync(file, 'utf8').includes(guardedMark)
}

function integrityOf(file: string): string {
  const bytes = readFileSync(file)
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`
}
