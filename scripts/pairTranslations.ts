/*
 * Writes the types that compare each translated file with its English one (`npm run check`): TypeScript
 * accepts a function that takes fewer parts of a sentence than the English one, wherever it is written.
 */
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const languages = join(root, 'src/languages')

const pairs = ['gu', 'hi'].flatMap((language) =>
  readdirSync(join(languages, language), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .toSorted()
    .map((file) => {
      const path = file.slice(0, -'.ts'.length)
      const english = `typeof import('../../../src/${path}')`
      return `Whole<TakesFewer<${english}, typeof import('../../../src/languages/${language}/${path}')>>`
    }),
)

writeFileSync(
  join(root, 'tests/unit/languages/pairs.ts'),
  `import type { TakesFewer } from '../../../src/languages/words'

/** An error names a message that takes fewer parts than the English one. */
type Whole<Missing extends never> = Missing
${pairs.map((pair, index) => `export type Pair${index} = ${pair}`).join('\n')}
`,
)
