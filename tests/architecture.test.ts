import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')

/** What each folder of `src` may import besides itself, from the top down. */
const layers: Record<string, string[]> = {
  app: ['features', 'auth', 'storage', 'pwa', 'api', 'ui', 'domain', 'lib'],
  features: ['auth', 'storage', 'pwa', 'api', 'ui', 'domain', 'lib'],
  auth: ['storage', 'api', 'domain', 'lib'],
  storage: ['domain', 'lib'],
  pwa: ['storage', 'api', 'lib'],
  api: ['domain', 'lib'],
  ui: ['domain', 'lib'],
  domain: ['lib'],
  lib: [],
}

type Import = { from: string; to: string }

const sources = [...filesIn('src'), ...filesIn('mocks')]
const imports = sources.flatMap(importsOf)
const features = readdirSync(join(root, 'src/features'))

describe('direction of imports', () => {
  test.each(Object.keys(layers))('src/%s imports only from layers below it', (layer) => {
    const allowed = new Set([layer, ...(layers[layer] ?? [])])
    const wrong = imports.filter(
      ({ from, to }) =>
        from.startsWith(`src/${layer}/`) &&
        to.startsWith('src/') &&
        !allowed.has(to.split('/')[1] ?? ''),
    )
    expect(wrong).toEqual([])
  })

  test.each(features)('the feature %s imports no other feature', (feature) => {
    const wrong = imports.filter(
      ({ from, to }) =>
        from.startsWith(`src/features/${feature}/`) &&
        to.startsWith('src/features/') &&
        !to.startsWith(`src/features/${feature}/`),
    )
    expect(wrong).toEqual([])
  })

  test('only src/main.tsx imports mocks', () => {
    const wrong = imports.filter(
      ({ from, to }) =>
        from.startsWith('src/') && to.startsWith('mocks/') && from !== 'src/main.tsx',
    )
    expect(wrong).toEqual([])
  })

  test('mocks import only the contract, the domain and lib', () => {
    const wrong = imports.filter(
      ({ from, to }) =>
        from.startsWith('mocks/') &&
        to.startsWith('src/') &&
        !/^src\/(api\/contract|domain\/|lib\/)/.test(to),
    )
    expect(wrong).toEqual([])
  })
})

test('no file imports itself indirectly, not even for a type', () => {
  expect(importCircles()).toEqual([])
})

describe('names and sizes', () => {
  test('chunks are made of folders: no group of them names a file of ours', () => {
    const groups = readFileSync(join(root, 'scripts/build/chunks.ts'), 'utf8').match(
      /test: \/.*\\\/src\\\/.*/g,
    )
    expect(groups?.length).toBeGreaterThan(10)
    const words = new Set(groups?.join(' ').match(/[\w-]+/g))
    const named = sources.filter((file) => {
      const name = /([^/]+)\.tsx?$/.exec(file)?.[1] ?? ''
      return words.has(name) && !sources.some((other) => other.includes(`/${name}/`))
    })
    expect(named).toEqual([])
  })

  test('PascalCase.tsx exports a component of its name, other files are camelCase, folders are kebab-case', () => {
    const wrong = sources.filter((file) => {
      const parts = file.split('/')
      const name = (parts.pop() ?? '').replace(/(\.d)?\.tsx?$/, '')
      const isComponent = /^[A-Z]/.test(name) && file.endsWith('.tsx')
      const fits = isComponent
        ? new RegExp(`export (const|function) ${name}\\b`).test(
            readFileSync(join(root, file), 'utf8'),
          )
        : /^[a-zA-Z][a-zA-Z0-9]*$/.test(name)
      return !fits || parts.some((folder) => !/^[a-z]+(-[a-z]+)*$/.test(folder))
    })
    expect(wrong).toEqual([])
  })

  test.each(['ui', 'storage'])('the README names every room of src/%s', (layer) => {
    const readme = readFileSync(join(root, 'README.md'), 'utf8')
    const list = new RegExp(`^src/${layer}/.*rooms: ([\\w\\s,-]+)`, 'm').exec(readme)?.[1]
    const named = new Set(list?.split(/[\s,]+/))
    const rooms = readdirSync(join(root, 'src', layer), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
    expect(rooms.filter((room) => !named.has(room))).toEqual([])
  })

  test('nothing renders what the build leaves out of React (scripts/build/leanReact.ts)', () => {
    const found = sources.filter(
      (file) =>
        file.endsWith('.tsx') &&
        /<(?:title|meta|link|style|script|html|head|body|Activity|ViewTransition|Fragment ref|[a-z]+-[a-z]+)\b|<[a-z]\w*\s[^<]*?\bon(?:Select|BeforeInput|KeyPress)\w*=|\bon(?:BeforeInput|KeyPress)\b/.test(
          readFileSync(join(root, file), 'utf8'),
        ),
    )
    expect(found).toEqual([])
  })

  test('no search of words has a phone suggest none, as ‘off’ in small letters does (docs/phone.md)', () => {
    const texts = sources.map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
    const searches = texts.filter(({ text }) => text.includes('type="search"'))
    const silent = searches.filter(({ text }) => text.includes('autoComplete="off"'))
    // The office's looks for names and numbers.
    expect(silent.map(({ file }) => file)).toEqual(['src/features/admin/lists/SearchBox.tsx'])
    expect(searches).toHaveLength(4)
  })

  test('no two files differ only in case and ending: on macOS and Windows an import would find either', () => {
    const found = new Map<string, string[]>()
    for (const file of [...sources, ...['scripts', 'worker', 'tests'].flatMap(filesIn)]) {
      const name = file.replace(/\.tsx?$/, '').toLowerCase()
      found.set(name, [...(found.get(name) ?? []), file])
    }
    expect([...found.values()].filter((files) => files.length > 1)).toEqual([])
  })

  test('half of the files are under 75 lines, nine in ten under 150, none past 250 but records and copy', () => {
    const lengths = sources
      .filter((file) => !/\/(copy|sample|adminSample)\.ts$/.test(file))
      .map((file) => ({ file, lines: readFileSync(join(root, file), 'utf8').split('\n').length }))
      .toSorted((a, b) => a.lines - b.lines)
    const at = (share: number) => lengths[Math.floor(lengths.length * share)]?.lines ?? 0
    expect(at(0.5)).toBeLessThan(75)
    expect(at(0.9)).toBeLessThan(150)
    expect(lengths.filter(({ lines }) => lines > 250)).toEqual([])
  })
})

/** Groups of files that all import each other, directly or indirectly. */
function importCircles(): string[][] {
  const names = sources.map(withoutEnding)
  const next = new Map(names.map((name) => [name, [] as string[]]))
  for (const { from, to } of imports) next.get(withoutEnding(from))?.push(withoutEnding(to))
  const reach = new Map(names.map((name) => [name, reachable(name, next)]))
  const circles = names
    .filter((name) => reach.get(name)?.has(name))
    .map((name) =>
      names.filter((other) => reach.get(name)?.has(other) && reach.get(other)?.has(name)),
    )
  // Each circle was found once from each of its files.
  return Array.from(new Map(circles.map((circle) => [circle.join(), circle])).values())
}

function reachable(from: string, next: Map<string, string[]>): Set<string> {
  const found = new Set(next.get(from))
  // Iterating over a set includes the items added meanwhile.
  for (const name of found) for (const further of next.get(name) ?? []) found.add(further)
  return found
}

function withoutEnding(file: string): string {
  return file.replace(/\.tsx?$/, '')
}

function filesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((name) => /\.tsx?$/.test(name) && statSync(join(root, name)).isFile())
}

/**
 * Static, dynamic and type imports with a relative path, as paths from the project's root without
 * endings.
 */
function importsOf(file: string): Import[] {
  const text = readFileSync(join(root, file), 'utf8')
  return Array.from(text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g), ([, path]) => ({
    from: file,
    to: relative(root, resolve(root, dirname(file), path ?? '')),
  }))
}
