import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { joinedIn, literalsIn, type Found } from './support/literals'
import { noWords } from './support/noWords'

const root = resolve(import.meta.dirname, '..')

/** The places for words: copy files, and sample records, which stand for what people write. */
const wordFiles = /\/((copy|sample)|\w+(Copy|Sample)|sample[A-Z]\w*)\.ts$/

/**
 * Names and addresses, which are the same in every language, and the words in rows of the first
 * version.
 */
const nameFiles = new Set(['src/domain/programme/institutions.ts', 'src/storage/firstVersion.ts'])

const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .map((name) => join('src', name))
  .filter((file) => /\.tsx?$/.test(file) && !nameFiles.has(file))
  .filter((file) => !wordFiles.test(file) || noWords.has(file.slice('src/'.length)))
  .toSorted()

describe('every sentence that a person sees stands in a copy.ts', () => {
  test('no component, hook or function has one of its own', () => {
    expect(inEachFile(literalsIn)).toEqual({})
  })

  test('none is put together outside it', () => {
    expect(inEachFile(joinedIn)).toEqual({})
  })
})

describe('a literal is found', () => {
  test.each([
    ['between tags', '<b>Close</b>'],
    ['in braces between tags', '<b>{open ? "Close" : copy.open}</b>'],
    ['beside a value', '<b>{count} files</b>'],
    ['in an attribute', '<b aria-label="Close" />'],
    ['in an attribute that joins it', '<b title={`Show ${name}`} />'],
    ['in the property of a component', '<Field label={required ? "Name" : "Name, if any"} />'],
    ['in a record', 'const tabs = { first: { title: "Overview" } as const }'],
    ['in a notice', 'void showAlert(copy.failed, "Try again")'],
    ['where it reads as a sentence', 'const problem = ok ? undefined : "That did not work"'],
  ])('%s', (_where, source) => {
    expect(literalsIn(source)).not.toEqual([])
  })
})

test.each([
  ['a class list', '<b className="font-medium text-bad">{copy.close}</b>'],
  ['a figure', '<b>{index + 1}. {share}%</b>'],
  ['an id', '<Tabs tabs={[{ id: "overview", title: copy.overview }]} />'],
  ['a comparison', '<b>{state === "open" && <i />}</b>'],
  ['what is thrown', 'throw new Error("The draft is gone")'],
  ['what is logged', 'logProblem("The list could not be loaded", error)'],
  ['a type', 'type Page = { title: "Overview" }'],
])('%s is no sentence', (_what, source) => {
  expect(literalsIn(source)).toEqual([])
})

describe('a sentence that is joined is found', () => {
  test.each([
    ['in a template', 'const name = `${copy.remove} ${file.name}`'],
    ['by a plus sign', 'const detail = copy.address + url'],
    ['by its case', 'const name = copy.password.label.toLowerCase()'],
    ['between tags', '<b>{copy.call} {phone}</b>'],
    ['by a colon between tags', '<b>{pageCopy.head}: {name}</b>'],
  ])('%s', (_how, source) => {
    expect(joinedIn(source)).not.toEqual([])
  })
})

test.each([
  ['an icon before it', '<b><Icon />{copy.close}</b>'],
  ['a function of its parts', '<b>{copy.call(phone)}</b>'],
  ['a link after a question', '<p>{copy.newHere} <a href="/">{copy.signUp}</a></p>'],
])('%s joins nothing', (_what, source) => {
  expect(joinedIn(source)).toEqual([])
})

/** What is found, as `line: words`, by file; files without any are left out. */
function inEachFile(look: (source: string) => Found[]): Record<string, string[]> {
  const files = sources.map((file) => {
    const found = look(readFileSync(join(root, file), 'utf8'))
    return [file, found.map(({ line, text }) => `${line}: ${text}`)] as const
  })
  return Object.fromEntries(files.filter(([, found]) => found.length > 0))
}
