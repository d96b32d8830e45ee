import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A test that replaces something of its process, or needs a document. */
const changesProcess = /\bvi\b|\bglobalThis\b|\bprocess\.env\b|@vitest-environment/

/** A module that remembers something for as long as it is loaded. */
const remembers = /^(export )?let |\bnew Store\b/m

/** Where the portal and its pretend server keep what they are told. */
const keepers = /^(src\/(auth|pwa|storage)|mocks)\//

/**
 * The files of tests without a document that can leave nothing behind for the next one: they replace
 * nothing, and neither they nor what they import remembers anything. They share processes: with one
 * each, more than half of their CPU time went into starting. A test that begins to keep something has a process of
 * its own from then on.
 */
export function statelessTests(): string[] {
  return globSync('tests/**/*.test.ts').filter(
    (test) =>
      !changesProcess.test(readFileSync(test, 'utf8')) &&
      [...reachedFrom(test)].every(
        (file) => !keepers.test(file) && !remembers.test(readFileSync(file, 'utf8')),
      ),
  )
}

function reachedFrom(file: string, reached = new Set<string>()): Set<string> {
  if (reached.has(file)) return reached
  reached.add(file)
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(
    /(?:from|import)\s*\(?\s*'(\.[^']+)'/g,
  )) {
    const place = join(dirname(file), path)
    const found = [`${place}.ts`, `${place}.tsx`, place].find((name) => existsSync(name))
    if (found !== undefined && /\.tsx?$/.test(found)) reachedFrom(found, reached)
  }
  return reached
}
