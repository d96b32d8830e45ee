import { existsSync } from 'node:fs'
// Vite's ids have slashes on Windows too.
import { join, relative } from 'node:path/posix'
import type { Plugin } from 'vite'

/** Marks a module that is not translated, nor anything it imports. */
const untranslated = '?untranslated'

/** Modules for the office, which reads English. */
const official = /\/official[A-Z]\w*\.ts$/

/** Parts that only administrators or operators see: English in every language. */
const englishParts = ['features/admin/', 'features/connection-test/', 'storage/office/']

/** What these parts share with others and say in the middle of their own sentences: English there. */
const saidInParts = ['domain/application/copy.ts', 'domain/application/shownStatus.ts']

/** English for whoever is: the names of months. */
const dates = ['lib/dates.ts', 'lib/copy.ts']

/**
 * Gives a build the texts of its language: `src/X.ts` becomes `src/languages/<id>/X.ts` if that file
 * exists. A translation that imports its own English file gets the English one, and so does
 * `officialForms.ts` or any module called `official…`, with everything in the domain that it imports,
 * and its dates. So do the statuses and dates of the English parts.
 */
export function translated(id: string): Plugin {
  let sources = ''
  const isOne = (file: string, of: readonly string[]) =>
    of.some((each) => file.startsWith(join(sources, each)))
  return {
    name: 'ssip-translated',
    enforce: 'pre',
    configResolved({ root }) {
      sources = join(root, 'src')
    },
    async resolveId(source, importer, options) {
      if (id === 'en' || !source.startsWith('.')) return null
      if (importer?.startsWith(`${sources}/`) !== true) return null
      const english = await this.resolve(source, importer.replace(untranslated, ''), {
        ...options,
        skipSelf: true,
      })
      if (english === null || !english.id.startsWith(`${sources}/`)) return null
      if (isOne(importer, englishParts))
        return isOne(english.id, [...saidInParts, ...dates]) ? english.id + untranslated : null
      if (importer.endsWith(untranslated) || official.test(importer))
        return isOne(english.id, ['domain/', ...dates]) ? english.id + untranslated : english.id
      const translation = join(sources, 'languages', id, relative(sources, english.id))
      return translation === importer || !existsSync(translation) ? null : translation
    },
  }
}
