import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type ResolvedConfig } from 'vite'
import type { demoNote, documentCopy, grantForms, pages, renderPage } from '../../src/prerender.tsx'

/** The portal as Node runs it to write its pages. */
export type Prerenderer = {
  pages: typeof pages
  renderPage: typeof renderPage
  grantForms: typeof grantForms
  documentCopy: typeof documentCopy
  demoNote: typeof demoNote
}

const built = new Map<string, Promise<Prerenderer>>()

/**
 * Builds `src/prerender.tsx` for Node with the app's own configuration, once per run: the search text
 * and the pages come from the same build.
 */
export function loadPrerenderer({ root, mode }: ResolvedConfig): Promise<Prerenderer> {
  const key = `${root} ${mode}`
  const known = built.get(key) ?? buildPrerenderer(root, mode)
  built.set(key, known)
  return known
}

async function buildPrerenderer(root: string, mode: string): Promise<Prerenderer> {
  // Inside the project, so that its packages are found; screens are loaded from it throughout the
  // run.
  const outDir = join(root, 'node_modules', '.cache', `ssip-prerender-${process.pid}`)
  process.once('exit', () => rmSync(outDir, { recursive: true, force: true }))
  await build({
    root,
    mode,
    logLevel: 'warn',
    build: {
      ssr: 'src/prerender.tsx',
      outDir,
      copyPublicDir: false,
      rolldownOptions: {
        output: { entryFileNames: 'prerender.js' },
        // What pages load late may be had at once where they are written.
        checks: { ineffectiveDynamicImport: false },
      },
    },
  })
  return (await import(pathToFileURL(join(outDir, 'prerender.js')).href)) as Prerenderer
}
