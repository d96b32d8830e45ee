import { execFile, type ExecFileException } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { pathToFileURL } from 'node:url'
import type { Language } from '../src/lib/languages.ts'

type Options = {
  /** The folder of the sources; a test builds from a copy. */
  root: string
  dist: string
  env?: Record<string, string>
  /** Ids of languages; all of them by default. English comes first, because it empties the folder. */
  only?: readonly string[]
}

/**
 * Builds the portal in its languages, each into its own folder of `dist`. Prints Vite's warnings; its
 * error is thrown with Vite's words alone.
 */
export async function buildPortal({ root, dist, env = {}, only }: Options): Promise<void> {
  const vite = join(import.meta.dirname, '../node_modules/vite/bin/vite.js')
  const { languages } = (await import(pathToFileURL(join(root, 'src/lib/languages.ts')).href)) as {
    languages: readonly Language[]
  }
  const build = async ({ id, home }: Language) => {
    const { stderr } = await promisify(execFile)(
      process.execPath,
      [vite, 'build', '--logLevel', 'warn', '--outDir', join(dist, home), '--emptyOutDir'],
      { cwd: root, env: { ...process.env, ...env, VITE_LANGUAGE: id } },
    ).catch((error: ExecFileException) => {
      throw new Error(error.stderr?.trim() || error.message, { cause: error })
    })
    process.stderr.write(stderr)
  }
  const [english, ...others] = languages.filter(({ id }) => only?.includes(id) ?? true)
  if (english !== undefined) await build(english)
  await Promise.all(others.map(build))
}
