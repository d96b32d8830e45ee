import { join } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { languages } from '../../src/lib/languages.ts'

/**
 * Inlines `src/app/early/record.ts`, minified, into the head of every page, so that it listens from
 * the first paint on; behind the boot script, before the style sheet, which takes a phone a while to
 * parse. The policy contains its hash (scripts/build/prerender.ts).
 */
export function earlyScript(): Plugin {
  return {
    name: 'ssip-early-script',
    async transformIndexHtml(html) {
      const code = await bundled(join(import.meta.dirname, '../../src/app/early/record.ts'))
      return withBoot(html).replace('</script>', (end) => `${end}\n    <script>${code}</script>`)
    },
  }
}

/** The page with its boot script knowing the languages that are built. */
export function withBoot(html: string): string {
  const ids = languages.filter(({ home }) => home !== '/').map(({ id }) => id)
  return html.replaceAll('__TRANSLATIONS__', ids.join('|'))
}

/** A module with all that it imports, as one plain script. */
async function bundled(input: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      // Browsers that are too old for the portal read it too, and are told so.
      target: 'es2019',
      rolldownOptions: { input, output: { format: 'iife' } },
    },
  })
  const { output } = result as Rolldown.RolldownOutput
  const [chunk] = output
  return chunk.code.trim()
}
