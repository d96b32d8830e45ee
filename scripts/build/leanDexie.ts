import { createRequire } from 'node:module'
import type { Plugin } from 'vite'
import { forBrowsers } from './forBrowsers.ts'
import { withBody } from './withBody.ts'

/**
 * What only these lead to is left out: hooks of writing, keys in another case, several ranges, classes
 * for rows, changes that are an object of Dexie's own, generators as transactions, and waiting inside a
 * transaction. They throw, so that one that is missed after all says so, and nothing is written.
 */
const unreached = [
  'hookCreatingChain',
  'hookUpdatingChain',
  'hookDeletingChain',
  'addIgnoreCaseAlgorithm',
  'WhereClause.inAnyRange',
  'Table.mapToClass',
  'Table.upsert',
  'Table.bulkUpdate',
  'PropModification.execute',
  'awaitIterator',
  'Transaction.waitFor',
]

/**
 * What stands between a table and the database. Answers that are kept for screens: the portal's
 * database refuses them, and no screen follows another one. Hooks: none can be set, see above. The first
 * part of a compound index as an index of its own: without it Dexie says that there is none.
 */
const layers = ['cacheMiddleware', 'hooksMiddleware', 'virtualIndexMiddleware']

/** Leaves out of Dexie what the portal never reaches: 5 kB of every form and list. */
export function leanDexie(): Plugin {
  return {
    name: 'lean-dexie',
    apply: forBrowsers,
    enforce: 'pre',
    // Its main file is ES5 in one piece, from which nothing can be left out. Where Node writes the pages
    // and runs tests, packages find each other by their names.
    config: () => ({
      resolve: {
        alias: { dexie: createRequire(import.meta.url).resolve('dexie/dist/modern/dexie.mjs') },
      },
    }),
    transform: (code, id) => (id.endsWith('/dexie/dist/modern/dexie.mjs') ? lean(code) : null),
  }
}

/** Fails when an update of Dexie is written in another way. */
export function lean(code: string): string {
  const bodies = [
    ...unreached.map((name) => [name, '{ throw leftOut() }'] as const),
    // Whether an answer may be kept, and who learns that a kept one is outdated.
    ['isCachableContext', '{ return false }'] as const,
    ['signalSubscribersNow', '{}'] as const,
  ]
  const parts: [string | RegExp, string][] = [
    ...layers.map((name): [string, string] => [`        this.use(${name});\n`, '']),
    // Helpers of these that it offers to others.
    ['    getObjectDiff: getObjectDiff,\n', ''],
    ['    cache,\n', ''],
    // What `where` does with an object.
    [/(?<=^ {8})const keyPaths = keys\(indexOrCrit\);[^]*?(?=^ {4}\}$)/m, 'throw leftOut()\n'],
    // On localhost it would write to the console, and handle each failure once more than elsewhere.
    [/^var debug = [^]*?;$/m, 'const debug = false'],
    ['    debug = value;\n', '    if (value) throw leftOut()\n'],
  ]
  const left = parts.reduce((rest, [part, by]) => replaced(rest, part, by), code)
  return `${bodies.reduce((rest, [name, body]) => withBody(rest, name, body), left)}
function leftOut() { return Error('Left out of Dexie by scripts/build/leanDexie.ts') }
`
}

function replaced(code: string, part: string | RegExp, by: string): string {
  if (code.split(part).length !== 2) throw new Error(`Dexie has no ${String(part)}, or several`)
  return code.replace(part, by)
}
