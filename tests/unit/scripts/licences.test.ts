import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { shippedPackages } from '../../../scripts/licences'

const allowed = new Set([
  'MIT',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'CC0-1.0',
])

test('all shipped packages have permissive licences and are listed', () => {
  const list = readFileSync('docs/licences.md', 'utf8')
  for (const { name, version, licence } of shippedPackages()) {
    const parts = licence.replaceAll(/[()]/g, '').split(/ (?:AND|OR) /)
    expect(
      parts.filter((part) => !allowed.has(part)),
      name,
    ).toEqual([])
    // If this is out of date, run `npm run licences`.
    expect(list).toMatch(new RegExp(`\\| ${name} +\\| ${version} +\\| `))
  }
})
