import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { typedByPeople } from './support/typedByPeople'

const root = resolve(import.meta.dirname, '..')

const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .map((name) => join('src', name))
  .filter(
    (file) => /(copy|sample)\w*\.ts$/i.test(file) && !typedByPeople.has(file.slice('src/'.length)),
  )
  .toSorted()

/** Every line with words in quotes; names of properties and paths do not count. */
const lines = files.flatMap((file) =>
  readFileSync(join(root, file), 'utf8')
    .split('\n')
    .map((text, at) => ({ where: `${file}:${at + 1}`, text: quoted(text) })),
)

function quoted(line: string): string {
  if (/^\s*(\/\/|\/?\*|import )/.test(line)) return ''
  return Array.from(
    line.matchAll(/'([^']*)'|`([^`]*)`/g),
    ([, plain, template]) => plain ?? template,
  )
    .filter((words) => words !== undefined && /[A-Z ]/.test(words))
    .join(' ')
}

/* Synonyms to avoid; the spec's labels (Login, Sign Up, Logout) are spelt as in the spec. */
test.each([
  ['Aadhaar', /\bAadhar\b/],
  ['email', /\be-mail/i],
  ['sign in', /\b(log|logged|logging) (in|on)\b/i],
  ['sign out', /\b(log|logged|logging) (out|off)\b/i],
  ['create an account', /\bsign(ed)? up\b/],
  ['phone', /\btelephone/i],
  ['training', /\btrainings\b/i],
  ['draft', /\bautosave/i],
])('one word for one thing: %s', (_word, other) => {
  const found = lines
    .filter(({ text }) => other.test(text))
    .map(({ where, text }) => `${where} ${text}`)
  expect(found).toEqual([])
})
