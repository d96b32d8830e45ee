import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { distOf } from './build.ts'

/** Every public page, by its path: the build's files are the list. */
export function publicPages(): string[] {
  return writtenPages().filter((path) => !isGuarded(path))
}

/** Every page behind a guard, likewise. */
export function guardedPages(): string[] {
  return writtenPages().filter(isGuarded)
}

/** Every other address of the router: the build's rewrites are the list. */
export function shellPages(): string[] {
  return shellPatterns().map((pattern) => pattern.replaceAll(/:\w+/g, 'no-such-record'))
}

/** Every page that shows one record, by the pattern of its address. */
export function recordPages(): string[] {
  return shellPatterns().filter((pattern) => pattern.includes(':'))
}

function shellPatterns(): string[] {
  return readFileSync(join(distOf('demo'), '_redirects'), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split(' ')[0] ?? '')
}

function writtenPages(): string[] {
  return globSync('**/*.html', { cwd: distOf('demo') })
    .filter((file) => file !== 'app.html' && file !== '404.html')
    .map((file) => `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`)
}

function isGuarded(path: string): boolean {
  const file = path === '/' ? '/index.html' : `${path}.html`
  return readFileSync(join(distOf('demo'), file), 'utf8').includes('data-guarded')
}
