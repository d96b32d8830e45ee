import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { minifySync, transformWithOxc, type Plugin } from 'vite'

/**
 * Inlines `src/app/early/record.ts`, minified, into the head of every page, so that it listens from
 * the first paint on; behind the boot script, before the style sheet, which takes a phone a while to
 * parse. The policy contains its hash (scripts/prerender.ts).
 */
export function earlyScript(): Plugin {
  return {
    name: 'ssip-early-script',
    async transformIndexHtml(html) {
      const file = join(import.meta.dirname, '../src/app/early/record.ts')
      // Browsers that are too old for the portal read it too, and are told so.
      const target = 'es2019'
      const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file, {
        target,
        sourcemap: false,
      })
      // It only imports types. Without the empty export that they leave it is a plain script, and the
      // function keeps its names private.
      const script = minifySync(file, `(() => {${code.replace(/^export \{\};?$/m, '')}})()`, {
        compress: { target },
      })
      if (script.errors.length > 0) throw new Error('The early script cannot be made smaller')
      return html.replace('</script>', (end) => `${end}\n    <script>${script.code}</script>`)
    },
  }
}
