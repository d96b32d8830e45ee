import { expect, test } from 'vitest'
import { searchOver } from '../../../../src/app/search/findItems'
import { searchIndex } from '../../../../src/app/search/searchIndex'
import { heldBackQueries, moreQueries, naturalQueries, type NaturalQuery } from './queries'

const find = searchOver(searchIndex(null))

/** Without the tab: only the page must be found. */
const topThree = (query: string) =>
  find(query)
    .found.slice(0, 3)
    .map(({ item: { to } }) => to.split('?')[0] ?? '')

const missed = (queries: readonly NaturalQuery[]) =>
  queries
    .map(([query, ...finds]) => ({ query, finds, found: topThree(query) }))
    .filter(({ finds, found }) => !found.some((address) => finds.includes(address)))

function report(name: string, queries: readonly NaturalQuery[]): number {
  const misses = missed(queries)
  const hits = queries.length - misses.length
  const lines = misses.map(({ query, found }) => `  missed '${query}': ${found.join(', ')}`)
  process.stdout.write(`${name}: ${hits} of ${queries.length} found\n${lines.join('\n')}\n`)
  return hits
}

test('natural queries find their page among the first three', () => {
  expect(report('Natural queries', naturalQueries)).toBeGreaterThanOrEqual(57)
  expect(report('Thirty more', moreQueries)).toBeGreaterThanOrEqual(28)
})

test('and so do most of the queries that were kept apart at first', () => {
  expect(report('Kept apart', heldBackQueries)).toBeGreaterThanOrEqual(24)
})

test('so are the payments and the internet, by the words that everybody has for them', () => {
  expect(
    missed([
      ['payment', '/beneficiaries/poc', '/faq#poc-amount'],
      ['internet', '/faq#applying-draft'],
    ]),
  ).toEqual([])
})
