import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/** Puts every English message in ⟦brackets⟧; a text on a page without them is in no copy file. */
const brackets = `
/** By their names no words: where a link leads, what a choice is known by. */
const noWords = new Set(['to', 'value', 'id'])

export function inBrackets(words) {
  if (typeof words === 'string') return '⟦' + words + '⟧'
  if (typeof words === 'function') return (...parts) => inBrackets(words(...parts))
  if (Array.isArray(words)) return words.map(inBrackets)
  if (words === null || typeof words !== 'object') return words
  // A sentence with elements in it: those are given, what stands between them is said here.
  if ('$$typeof' in words) return { ...words, props: { children: words.props.children.map(piece) } }
  return Object.fromEntries(
    Object.entries(words).map(([key, value]) => [key, noWords.has(key) ? value : inBrackets(value)]),
  )
}

function piece(part) {
  return typeof part === 'string' ? inBrackets(part) : part
}
`

/**
 * Adds a language to a copy of the sources as docs/languages.md says: a line, and a folder. Its texts
 * are the English ones in brackets; what other languages take from English, it takes too.
 */
export function addMadeUpLanguage(sources: string): void {
  const list = join(sources, 'src/lib/languages.ts')
  const line = "  { id: 'xx', name: '⟦Made up⟧', locale: 'en-IN', home: '/xx/' },\n] as const"
  writeFileSync(list, readFileSync(list, 'utf8').replace('\n] as const', `\n${line}`))
  const folder = join(sources, 'src/languages/xx')
  mkdirSync(folder)
  writeFileSync(join(folder, 'inBrackets.ts'), brackets)
  for (const file of globSync('**/*.ts', { cwd: join(sources, 'src/languages/gu') })) {
    const to = join(folder, file)
    mkdirSync(dirname(to), { recursive: true })
    writeFileSync(to, translationOf(sources, file, to))
  }
}

function translationOf(sources: string, file: string, to: string): string {
  const model = readFileSync(join(sources, 'src/languages/gu', file), 'utf8')
  const english = join(sources, 'src', file)
  const takenOver = Array.from(
    model.matchAll(/^export \{[^}]*\} from '[^']*'$/gm),
    ([text]) => text,
  )
  const names = Array.from(
    readFileSync(english, 'utf8').matchAll(/^export (?:const|function) (\w+)/gm),
    ([, name = '']) => name,
  ).filter((name) => !takenOver.some((text) => new RegExp(`\\b${name}\\b`).test(text)))
  const path = (target: string) => relative(dirname(to), target)
  return [
    `import * as english from '${path(english)}'`,
    `import { inBrackets } from './${path(join(sources, 'src/languages/xx/inBrackets.ts'))}'`,
    ...names.map((name) => `export const ${name} = inBrackets(english.${name})`),
    ...takenOver,
    '',
  ].join('\n')
}
