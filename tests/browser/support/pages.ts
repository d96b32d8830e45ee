import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isGuardedPage } from '../../../scripts/build/pageTemplate.ts'
import { languages } from '../../../src/lib/languages.ts'
import { distOf } from './build.ts'

/** Every public page, by path, as listed by the build's files. */
export function publicPages(): string[] {
  return writtenPages().filter((path) => !isGuarded(path))
}

/** Every page behind a guard, likewise. */
export function guardedPages(): string[] {
  return writtenPages().filter(isGuarded)
}

/** Every other address of the router, as listed by the build's rewrites. */
export function shellPages(): string[] {
  return shellPatterns().map((pattern) => pattern.replaceAll(/:\w+/g, 'no-such-record'))
}

/** Every page that shows one record, by the pattern of its address; a form's steps are not records. */
export function recordPages(): string[] {
  return shellPatterns().filter((pattern) => pattern.includes(':') && !pattern.endsWith('/:step'))
}

function shellPatterns(): string[] {
  return readFileSync(join(distOf('demo'), '_redirects'), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split(' ')[0] ?? '')
    .filter(isEnglish)
}

function writtenPages(): string[] {
  return globSync('**/*.html', { cwd: distOf('demo') })
    .filter((file) => file !== 'app.html' && file !== '404.html')
    .map((file) => `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`)
    .filter(isEnglish)
}

/** The other languages have the same pages at addresses of their own (languages.spec.ts). */
function isEnglish(path: string): boolean {
  return languages.every(({ home }) => home === '/' || !path.startsWith(home.slice(0, -1)))
}

function isGuarded(path: string): boolean {
  const file = path === '/' ? '/index.html' : `${path}.html`
  return isGuardedPage(readFileSync(join(distOf('demo'), file), 'utf8'))
}
