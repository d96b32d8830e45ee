import { execFileSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { build } from 'vite'
import { compressFiles } from '../precompress.ts'

const root = join(import.meta.dirname, '../..')

/** Builds the portal into a folder, configured by these variables. */
export function buildPortal(dist: string, environment: Record<string, string>): string {
  execFileSync('npx', ['vite', 'build', '--logLevel', 'error', '--outDir', dist], {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return dist
}

/** The same pages with their scripts removed: the floor of a first paint. */
export async function withoutScripts(dist: string, copy: string): Promise<string> {
  cpSync(dist, copy, { recursive: true })
  rmSync(join(copy, 'sw.js'))
  for (const file of globSync('**/*.html', { cwd: copy })) {
    const html = readFileSync(join(copy, file), 'utf8')
    writeFileSync(
      join(copy, file),
      html
        .replaceAll(/<script type="module"[^>]*><\/script>/g, '')
        .replaceAll(/<link rel="modulepreload"[^>]*>/g, ''),
    )
  }
  await compressFiles(copy)
  return copy
}

/** The smallest React page that is prerendered and hydrated: the floor of a usable one. */
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

/** The paths of all pages of a build that stand as files. */
export function pagesOf(dist: string): string[] {
  return globSync('**/*.html', { cwd: dist })
    .filter((file) => !/^(app|404)\.html$/.test(file))
    .map((file) => `/${file.replace(/(index)?\.html$/, '')}`)
    .toSorted()
}
