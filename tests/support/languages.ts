import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createServer, type Plugin } from 'vite'
import { translated } from '../../scripts/build/translated'
import { languages, parseLanguage, type Language } from '../../src/lib/languages'

const source = resolve(import.meta.dirname, '../../src')

/** The languages into which the English copy is translated. */
export const translations = languages.map(({ id }) => id).filter((id) => id !== 'en')

/** Every TypeScript file below a folder of `src`, relative to it. */
export function filesBelow(folder: string): string[] {
  const from = join(source, folder)
  if (!existsSync(from)) return []
  return readdirSync(from, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .toSorted()
}

type Module = Record<string, unknown>

/**
 * Loads modules of `src` as the build for a language does, with translations instead of the English
 * files.
 */
export async function modulesIn(id: Language['id']) {
  const server = await createServer({
    configFile: false,
    root: resolve(source, '..'),
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true, include: [] },
    define: {
      __LANGUAGE__: JSON.stringify(parseLanguage(id)),
      __API_MOCK__: 'true',
      __SAMPLE_DATA__: 'true',
      __ENVIRONMENT__: '{}',
    },
    plugins: [translated(id), noPageTexts()],
  })
  return {
    load: (file: string) => server.ssrLoadModule(`/src/${file}`) as Promise<Module>,
    close: () => server.close(),
  }
}

/** The pages' text is only known to a build. */
function noPageTexts(): Plugin {
  const name = 'virtual:search-text'
  return {
    name: 'no-page-texts',
    resolveId: (id) => (id === name ? `\0${name}` : null),
    load: (id) => (id === `\0${name}` ? 'export const searchText = {}' : null),
  }
}
