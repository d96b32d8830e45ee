import { join } from 'node:path'
import { build, minify, type Plugin, type Rolldown } from 'vite'
import { languages } from '../../src/lib/languages.ts'

/** Browsers that are too old for the portal read what is inlined, too, and are told so. */
const target = 'es2019'

/**
 * Inlines `src/app/early/record.ts`, minified, into the head of every page, so that it listens from
 * the first paint on; behind the boot script, before the style sheet, which takes a phone a while to
 * parse. The policy contains the hashes of both (scripts/build/prerender.ts).
 */
export function earlyScript(): Plugin {
  return {
    name: 'ssip-early-script',
    async transformIndexHtml(html) {
      const code = await bundled(join(import.meta.dirname, '../../src/app/early/record.ts'))
      return (await withBoot(html)).replace(
        '</script>',
        (end) => `${end}\n    <script>${code}</script>`,
      )
    },
  }
}

/** The page with its boot script minified, which knows the languages that are built. */
export async function withBoot(html: string): Promise<string> {
  const script = /(?<=<script>)[^]*?(?=<\/script>)/
  const ids = languages.filter(({ home }) => home !== '/').map(({ id }) => id)
  const source = (script.exec(html)?.[0] ?? '').replaceAll('__TRANSLATIONS__', ids.join('|'))
  // In a function, so that its names are short and no other script meets them.
  const inFunction = `(function () {${source}})()`
  const { code, errors } = await minify('boot.js', inFunction, { compress: { target } })
  if (errors.length > 0) throw new Error(`The boot script of index.html: ${errors[0]?.message}`)
  return html.replace(script, () => code)
}

/** A module with all that it imports, as one plain script. */
async function bundled(input: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target,
      rolldownOptions: { input, output: { format: 'iife' } },
    },
  })
  const { output } = result as Rolldown.RolldownOutput
  const [chunk] = output
  return chunk.code.trim()
}
