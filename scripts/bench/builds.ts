import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { build } from 'vite'
import { isGuardedPage } from '../build/pageTemplate.ts'
import { compressFiles } from '../build/precompress.ts'

const root = join(import.meta.dirname, '../..')

/** The same pages without their scripts: the lower limit of a first paint. */
export async function withoutScripts(dist: string, copy: string): Promise<string> {
  cpSync(dist, copy, { recursive: true })
  rmSync(join(copy, 'sw.js'))
  for (const file of globSync('**/*.html', { cwd: copy })) {
    const html = readFileSync(join(copy, file), 'utf8')
    writeFileSync(
      join(copy, file),
      html
        .replaceAll(/<script type="module"[^>]*><\/script>/g, '')
        .replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
        .replaceAll(/<meta name="scripts"[^>]*>/g, ''),
    )
  }
  await compressFiles(copy)
  return copy
}

/** The smallest React page that is prerendered and hydrated: the lower limit of a usable page. */
export async function buildTrivialPage(dist: string): Promise<string> {
  // Inside the project, so that React is found.
  const source = join(root, 'node_modules', '.cache', `ssip-trivial-${process.pid}`)
  mkdirSync(source, { recursive: true })
  const page = createElement('main', null, createElement('h1', null, 'A page'))
  writeFileSync(
    join(source, 'main.js'),
    `import { createElement } from 'react'
     import { hydrateRoot } from 'react-dom/client'
     const page = createElement('main', null, createElement('h1', null, 'A page'))
     hydrateRoot(document.getElementById('root'), page)`,
  )
  writeFileSync(
    join(source, 'index.html'),
    `<!doctype html><html lang="en"><title>A page</title><div id="root">${renderToString(page)}</div>
     <script type="module" src="/main.js"></script></html>`,
  )
  try {
    await build({
      root: source,
      configFile: false,
      logLevel: 'error',
      build: { outDir: dist, emptyOutDir: true, modulePreload: false },
    })
  } finally {
    rmSync(source, { recursive: true, force: true })
  }
  await compressFiles(dist)
  return dist
}

/** The paths of all prerendered pages of a build. */
function pagesOf(dist: string): string[] {
  return globSync('**/*.html', { cwd: dist })
    .filter((file) => !/^(app|404)\.html$/.test(file))
    .map((file) => `/${file.replace(/(index)?\.html$/, '')}`)
    .toSorted()
}

/** Those that everybody may see. */
export function publicPagesOf(dist: string): string[] {
  const file = (path: string) => join(dist, `${path === '/' ? '/index' : path}.html`)
  return pagesOf(dist).filter((path) => !isGuardedPage(readFileSync(file(path), 'utf8')))
}
