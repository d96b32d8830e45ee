/*
 * Writes the types that compare each translated file with its English one (`npm run check`): a file can
 * leave out what the English one exports, and TypeScript accepts a function that takes fewer parts of a
 * sentence.
 */
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const languages = join(root, 'src/languages')

const pairs = readdirSync(languages, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .flatMap((language) =>
    readdirSync(join(languages, language), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .toSorted()
      .map((file) => {
        const path = file.slice(0, -'.ts'.length)
        const english = `typeof import('../../../src/${path}')`
        return `Differing<${english}, typeof import('../../../src/languages/${language}/${path}')>`
      }),
  )

writeFileSync(
  join(root, 'tests/unit/languages/pairs.ts'),
  `import type { TakesFewer } from '../../../src/languages/words'

type None<Names extends never> = Names
/** An error names what is missing, superfluous, or takes fewer parts than the English. */
type Differing<English, Here> =
  | TakesFewer<English, Here>
  | Exclude<keyof English, keyof Here>
  | Exclude<keyof Here, keyof English>
${pairs.map((pair, index) => `export type Pair${index} = None<${pair}>`).join('\n')}
`,
)
